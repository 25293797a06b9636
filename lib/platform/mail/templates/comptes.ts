import { z } from "zod";
import type { Langue } from "../../langues.ts";
import { ordinalFirst, SITE_TIME_ZONE } from "../../runtime/time-zone.ts";
import {
	type Bloc,
	CheminPage,
	citer,
	dayIn,
	gabarit,
	Libelle,
	PRIORITES,
} from "../template.ts";
import type { MailTexts } from "../texts.ts";

const COMPTE = { priorite: PRIORITES.compte, pourquoi: "compte" } as const;

const Sanction = z.object({ motif: z.string().nullable() });

function raison(motif: string | null, t: MailTexts): Bloc[] {
	return motif === null ? [] : [t("comptes.raison"), citer(motif)];
}

/** To the account: suspended, the consequences, and where to contest it. */
export const compte_suspendu = gabarit(
	COMPTE,
	Sanction,
	({ motif }, t, mail) => ({
		sujet: t("comptes.suspendu.sujet"),
		blocs: [
			t("comptes.suspendu.annonce", { site: mail.site.nom }),
			{
				bloc: "liste",
				elements: [
					t("comptes.suspendu.connexion"),
					t("comptes.suspendu.jetons"),
					t("comptes.suspendu.offres"),
					t("comptes.suspendu.votes"),
				],
			},
			...raison(motif, t),
			...mail.contact(t("comptes.suspendu.contact")),
		],
	}),
);

/** To the account: no longer suspended, and what is not restored automatically. */
export const suspension_levee = gabarit(
	COMPTE,
	Sanction,
	({ motif }, t, { site }) => ({
		sujet: t("comptes.retabli.sujet"),
		blocs: [
			t("comptes.retabli.annonce", { site: site.nom }),
			t("comptes.retabli.jetons"),
			...raison(motif, t),
		],
	}),
);

/** To the account: its role changed. */
export const role_change = gabarit(
	COMPTE,
	z.object({ role: Libelle }),
	({ role }, t, mail) => ({
		sujet: t("comptes.role.sujet", { site: mail.site.nom }),
		blocs: [
			t("comptes.role.annonce", { role: role[mail.langue] }),
			...mail.contact(t("comptes.role.contact")),
		],
	}),
);

const JetonNomme = z.object({
	nom: z.string(),
	/** The token's first characters, never more. */
	prefixe: z.string(),
});

/** A token by its name and its first characters. */
function nommer({ nom, prefixe }: z.output<typeof JetonNomme>): Bloc {
	return citer(`${nom} (${prefixe}…)`);
}

/** To the account: a token will soon end. */
export const jeton_fin = gabarit(
	COMPTE,
	JetonNomme.extend({ fin: z.string(), page: CheminPage }),
	({ fin, page, ...jeton }, t, mail) => ({
		sujet: t("comptes.jeton.fin.sujet"),
		blocs: [
			t("comptes.jeton.fin.annonce", {
				site: mail.site.nom,
				jour: dayIn(fin, mail.langue),
			}),
			nommer(jeton),
			t("comptes.jeton.fin.suite"),
			...mail.bouton(page, t("comptes.jeton.bouton")),
		],
	}),
);

/** To the account: an issuer of OpenID Connect opens it from now on, or no longer. */
export const identite_externe = gabarit(
	COMPTE,
	z.object({ emetteur: z.string(), liee: z.boolean(), page: CheminPage }),
	({ emetteur, liee, page }, t, mail) => {
		const cas = liee ? "liee" : "deliee";
		return {
			sujet: t(`comptes.identite.${cas}.sujet`, { site: mail.site.nom }),
			blocs: [
				t(`comptes.identite.${cas}.annonce`, { emetteur }),
				t("comptes.identite.pas_vous"),
				...mail.bouton(page, t("comptes.identite.bouton")),
			],
		};
	},
);

/** To the account: tokens were created, and what to do if its holder did not create them. */
export const jeton_cree = gabarit(
	COMPTE,
	JetonNomme.extend({
		/** Those created before this mail could be sent. */
		autres: z.array(JetonNomme).default([]),
		page: CheminPage,
	}),
	({ autres, page, ...jeton }, t, mail) => {
		const site = mail.site.nom;
		const bouton = mail.bouton(page, t("comptes.jeton.bouton"));
		if (autres.length === 0)
			return {
				sujet: t("comptes.jeton.cree.sujet"),
				blocs: [
					t("comptes.jeton.cree.annonce", { site }),
					citer(jeton.nom),
					t("comptes.jeton.cree.prefixe", { prefixe: jeton.prefixe }),
					t("comptes.jeton.cree.pas_vous"),
					...bouton,
				],
			};
		const nombre = String(autres.length + 1);
		return {
			sujet: t("comptes.jeton.crees.sujet", { nombre }),
			blocs: [
				t("comptes.jeton.crees.annonce", { nombre, site }),
				...[jeton, ...autres].map(nommer),
				t("comptes.jeton.crees.pas_vous"),
				...bouton,
			],
		};
	},
);

/** To an address whose sign-in codes are paused: what happened, and what to do. */
export const codes_pause = gabarit(
	{ priorite: PRIORITES.compte, pourquoi: "pause" },
	z.object({
		nombre: z.int(),
		/** Whether they were typed in a browser that the account knows, rather than in unknown ones. */
		connu: z.boolean(),
		/** Lets the browser that opens the link sign in meanwhile; null without an account. */
		passage: z
			.string()
			.regex(/^[\w-]{22}$/)
			.nullable(),
	}),
	({ nombre, connu, passage }, t, mail) => {
		const site = mail.site.nom;
		const cas = connu ? "connu" : "inconnu";
		return {
			sujet: t("comptes.pause.sujet"),
			blocs: [
				t(`comptes.pause.${cas}.annonce`, { nombre: String(nombre), site }),
				t(`comptes.pause.${cas}.pause`),
				...(passage === null
					? [t("comptes.pause.pas_vous")]
					: [
							t(`comptes.pause.${cas}.ailleurs`),
							{
								bloc: "lien" as const,
								texte: t("comptes.pause.bouton"),
								url: `${mail.site.url}/compte/connexion?passage=${passage}`,
							},
							t("comptes.pause.pas_vous_lien"),
						]),
				...mail.contact(t("comptes.pause.contact")),
			],
		};
	},
);

/** The approximate time in France: rounded to the nearest hour. */
function environ(le: string, langue: Langue): { jour: string; heure: string } {
	const timeZone = SITE_TIME_ZONE;
	const instant = new Date(Date.parse(le) + 1_800_000);
	const dire = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(langue === "fr" ? "fr" : "en-GB", {
			...options,
			timeZone,
		}).format(instant);
	return {
		jour: ordinalFirst(
			dire({ weekday: "long", day: "numeric", month: "long" }),
		),
		heure: dire({ hour: "numeric", hour12: langue === "en" }).replace(
			/^0(?=\d)/,
			"",
		),
	};
}

/** To the account: a sign-in from a browser that it does not know. */
export const connexion_nouvelle = gabarit(
	{ priorite: PRIORITES.compte, pourquoi: "connexion_nouvelle" },
	z.object({
		le: z.iso.datetime(),
		/** The browser and system as the browser declares them, by their usual names. */
		appareil: z
			.object({ navigateur: z.string(), systeme: z.string() })
			.nullable(),
		page: CheminPage,
	}),
	({ le, appareil, page }, t, mail) => ({
		sujet: t("comptes.connexion.sujet", { site: mail.site.nom }),
		blocs: [
			t("comptes.connexion.annonce", { site: mail.site.nom }),
			{
				bloc: "liste",
				elements: [
					t("comptes.connexion.quand", environ(le, mail.langue)),
					appareil === null
						? t("comptes.connexion.appareil_inconnu")
						: t("comptes.connexion.appareil", appareil),
				],
			},
			t("comptes.connexion.vous"),
			t("comptes.connexion.pas_vous"),
			...mail.bouton(page, t("comptes.connexion.bouton")),
		],
	}),
);
