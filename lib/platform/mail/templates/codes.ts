import { z } from "zod";
import {
	type Bloc,
	CheminPage,
	citer,
	dayIn,
	gabarit,
	PRIORITES,
} from "../template.ts";
import type { MailTexts } from "../texts.ts";

const Code = z.object({ code: z.string().regex(/^[0-9]{6}$/) });

function chiffres(code: string, t: MailTexts): Bloc[] {
	return [{ bloc: "code", texte: code }, t("codes.duree")];
}

/** To a person who signs in or signs up. The link only fills in the field: it does not sign in by itself. */
export const code_connexion = gabarit(
	{ priorite: PRIORITES.code, pourquoi: "connexion" },
	Code,
	({ code }, t, { site }) => ({
		sujet: t("codes.connexion.sujet", { code }),
		blocs: [
			t("codes.connexion.annonce", { site: site.nom }),
			...chiffres(code, t),
			{
				bloc: "lien",
				texte: t("codes.connexion.bouton"),
				url: `${site.url}/compte/connexion/code?code=${code}`,
			},
			t("codes.connexion.pas_vous"),
		],
	}),
);

/** To the current address of an account that changes its address. */
export const code_ancienne_adresse = gabarit(
	{ priorite: PRIORITES.code, pourquoi: "compte" },
	Code.extend({ nouvelle: z.string() }),
	({ code, nouvelle }, t, { site }) => ({
		sujet: t("codes.ancienne_adresse.sujet", { code }),
		blocs: [
			t("codes.ancienne_adresse.annonce", { site: site.nom }),
			citer(nouvelle),
			t("codes.ancienne_adresse.tapez"),
			...chiffres(code, t),
			t("codes.ancienne_adresse.pas_vous"),
		],
	}),
);

/** The mail of a code that is typed on the page that asked for it. */
function codeSeul(
	quoi: "nouvelle_adresse" | "effacement",
	pourquoi: "nouvelle_adresse" | "compte",
) {
	return gabarit(
		{ priorite: PRIORITES.code, pourquoi },
		Code,
		({ code }, t, { site }) => ({
			sujet: t(`codes.${quoi}.sujet`, { code }),
			blocs: [
				t(`codes.${quoi}.annonce`, { site: site.nom }),
				...chiffres(code, t),
				t(`codes.${quoi}.pas_vous`),
			],
		}),
	);
}

/** To the new address of an account that changes its address. */
export const code_nouvelle_adresse = codeSeul(
	"nouvelle_adresse",
	"nouvelle_adresse",
);

/** To the account: the code that deletes it. */
export const code_effacement = codeSeul("effacement", "compte");

const EQUIPE = { priorite: PRIORITES.compte, pourquoi: "equipe" } as const;

/** To the account: it has one more passkey. */
export const cle_ajoutee = gabarit(
	EQUIPE,
	z.object({ nom: z.string(), page: CheminPage }),
	({ nom, page }, t, mail) => ({
		sujet: t("codes.cle.ajoutee.sujet", { site: mail.site.nom }),
		blocs: [
			t("codes.cle.ajoutee.annonce", { nom }),
			t("codes.cle.pas_vous"),
			...mail.bouton(page, t("codes.cle.bouton")),
			...mail.contact(t("codes.cle.contact")),
		],
	}),
);

/** To the account: a passkey, or all of them, were removed. */
export const cles_retirees = gabarit(
	EQUIPE,
	z.object({ restantes: z.int(), page: CheminPage }),
	({ restantes, page }, t, mail) => ({
		sujet: t("codes.cle.retiree.sujet", { site: mail.site.nom }),
		blocs: [
			restantes === 0
				? t("codes.cle.retiree.derniere")
				: t("codes.cle.retiree.restantes", { restantes: String(restantes) }),
			t("codes.cle.pas_vous"),
			...mail.bouton(page, t("codes.cle.bouton")),
			...mail.contact(t("codes.cle.contact")),
		],
	}),
);

/** To the account: a recovery code served in place of a passkey. */
export const code_secours_utilise = gabarit(
	EQUIPE,
	z.object({ restants: z.int(), page: CheminPage }),
	({ restants, page }, t, mail) => ({
		sujet: t("codes.cle.secours.sujet", { site: mail.site.nom }),
		blocs: [
			restants === 0
				? t("codes.cle.secours.dernier")
				: t("codes.cle.secours.restants", { restants: String(restants) }),
			t("codes.cle.pas_vous"),
			...mail.bouton(page, t("codes.cle.secours.bouton")),
			...mail.contact(t("codes.cle.contact")),
		],
	}),
);

/** To the members of the team who have no passkey: they will need one from a day on. */
export const cle_exigee = gabarit(
	EQUIPE,
	z.object({ des_le: z.iso.date(), page: CheminPage }),
	({ des_le, page }, t, mail) => ({
		sujet: t("codes.cle.exigee.sujet", { site: mail.site.nom }),
		blocs: [
			t("codes.cle.exigee.annonce", {
				jour: dayIn(des_le, mail.langue, "full"),
			}),
			t("codes.cle.exigee.quoi"),
			...mail.bouton(page, t("codes.cle.exigee.bouton")),
		],
	}),
);
