import { z } from "zod";
import type { Langue } from "../../langues.ts";
import { ordinalFirst, SITE_TIME_ZONE } from "../../runtime/time-zone.ts";
import {
	auCompte,
	type Bloc,
	bouton,
	CheminPage,
	citer,
	contact,
	dayIn,
	gabarit,
	Libelle,
	PRIORITES,
	type Site,
} from "../template.ts";

const Sanction = z.object({ motif: z.string().nullable() });

function raison(annonce: string, motif: string | null): Bloc[] {
	return motif === null ? [] : [annonce, citer(motif)];
}

/** To the account: suspended, the consequences, and where to contest it. */
export const compte_suspendu = auCompte(Sanction, {
	fr: ({ motif }, site) => ({
		sujet: "Votre compte est suspendu",
		blocs: [
			`La modération a suspendu votre compte sur ${site.nom}. Tant qu’il l’est :`,
			{
				bloc: "liste",
				elements: [
					"vous ne pouvez plus vous connecter, et vos sessions sont fermées ;",
					"vos jetons d’accès à l’API sont révoqués ;",
					"vos offres d’aide en cours sont retirées ;",
					"vos votes et vos soutiens quittent les décomptes, une des nuits qui viennent.",
				],
			},
			...raison("La raison donnée :", motif),
			...contact(site, "Pour contester cette décision :"),
		],
	}),
	en: ({ motif }, site) => ({
		sujet: "Your account is suspended",
		blocs: [
			`The moderators have suspended your account on ${site.nom}. While it is suspended:`,
			{
				bloc: "liste",
				elements: [
					"you can no longer sign in, and your sessions are closed;",
					"your API tokens are revoked;",
					"your current offers of help are withdrawn;",
					"your votes and your support for needs leave the counts one night soon.",
				],
			},
			...raison("The reason given:", motif),
			...contact(site, "To appeal against this decision:"),
		],
	}),
});

/** To the account: no longer suspended, and what is not restored automatically. */
export const suspension_levee = auCompte(Sanction, {
	fr: ({ motif }, site) => ({
		sujet: "Votre compte n’est plus suspendu",
		blocs: [
			`La modération a levé la suspension de votre compte sur ${site.nom}. Vous pouvez de nouveau vous connecter. Vos votes et vos soutiens sont comptés comme avant : s’ils avaient quitté les décomptes, ils y reviennent une des nuits qui viennent.`,
			"Les jetons d’accès à l’API restent révoqués, et les offres d’aide retirées : il faut en créer de nouveaux, et proposer votre aide à nouveau.",
			...raison("La raison donnée :", motif),
		],
	}),
	en: ({ motif }, site) => ({
		sujet: "Your account is no longer suspended",
		blocs: [
			`The moderators have lifted the suspension of your account on ${site.nom}. You can sign in again. Your votes and your support for needs count as before: if they had left the counts, they will be back one night soon.`,
			"API tokens stay revoked, and offers of help withdrawn: you will need to create new tokens, and to offer your help again.",
			...raison("The reason given:", motif),
		],
	}),
});

/** To the account: its role changed. */
export const role_change = auCompte(z.object({ role: Libelle }), {
	fr: ({ role }, site) => ({
		sujet: `Votre rôle sur ${site.nom} a changé`,
		blocs: [
			`Un administrateur a changé le rôle de votre compte. Il est désormais : ${role.fr}.`,
			...contact(site, "Si cela vous surprend, dites-le :"),
		],
	}),
	en: ({ role }, site) => ({
		sujet: `Your role on ${site.nom} has changed`,
		blocs: [
			`An administrator has changed the role of your account. It is now: ${role.en}.`,
			...contact(site, "If you did not expect this, tell us:"),
		],
	}),
});

const JetonNomme = z.object({
	nom: z.string(),
	/** The token's first characters, never more. */
	prefixe: z.string(),
});

/** Each token by its name and its first characters. */
function nommer(jetons: readonly z.output<typeof JetonNomme>[]): Bloc[] {
	return jetons.map(({ nom, prefixe }) => citer(`${nom} (${prefixe}…)`));
}

const JetonFin = JetonNomme.extend({ fin: z.string(), page: CheminPage });

/** To the account: a token will soon end. */
export const jeton_fin = auCompte(JetonFin, {
	fr: ({ nom, prefixe, fin, page }, site) => ({
		sujet: "Un de vos jetons d’accès à l’API prend bientôt fin",
		blocs: [
			`Ce jeton d’accès à l’API de ${site.nom} prend fin le ${dayIn(fin, "fr")} ; aucun appel ne sera plus accepté avec lui :`,
			...nommer([{ nom, prefixe }]),
			"Si un programme s’en sert encore, créez-en un autre et remplacez-le.",
			...bouton(site, page, "Voir mes jetons"),
		],
	}),
	en: ({ nom, prefixe, fin, page }, site) => ({
		sujet: "One of your API tokens is about to end",
		blocs: [
			`This token for the ${site.nom} API ends on ${dayIn(fin, "en")}; no call will be accepted with it any more:`,
			...nommer([{ nom, prefixe }]),
			"If a program still uses it, create another one and replace it.",
			...bouton(site, page, "See my tokens"),
		],
	}),
});

const IdentiteExterne = z.object({
	emetteur: z.string(),
	liee: z.boolean(),
	page: CheminPage,
});

/** To the account: an issuer of OpenID Connect opens it from now on, or no longer. */
export const identite_externe = auCompte(IdentiteExterne, {
	fr: ({ emetteur, liee, page }, site) => ({
		sujet: liee
			? `Votre compte sur ${site.nom} est relié`
			: `Votre compte sur ${site.nom} n’est plus relié`,
		blocs: [
			liee
				? `Vous pouvez désormais vous y connecter par ${emetteur}, sans code.`
				: `On ne s’y connecte plus par ${emetteur}.`,
			"Si ce n’est pas vous, déliez-le et déconnectez-vous partout depuis votre compte.",
			...bouton(site, page, "Voir mes comptes reliés"),
		],
	}),
	en: ({ emetteur, liee, page }, site) => ({
		sujet: liee
			? `Your account on ${site.nom} is linked`
			: `Your account on ${site.nom} is no longer linked`,
		blocs: [
			liee
				? `You can now sign in to it with ${emetteur}, without a code.`
				: `${emetteur} no longer signs you in to it.`,
			"If this was not you, unlink it, and sign out everywhere from your account.",
			...bouton(site, page, "See my linked accounts"),
		],
	}),
});

const JetonCree = JetonNomme.extend({
	/** Those created before this mail could be sent. */
	autres: z.array(JetonNomme).optional(),
	page: CheminPage,
});

/** To the account: a token was created, and what to do if its holder did not create it. */
export const jeton_cree = auCompte(JetonCree, {
	fr: ({ nom, prefixe, autres = [], page }, site) => ({
		sujet:
			autres.length === 0
				? "Un jeton d’accès à l’API vient d’être créé"
				: `${autres.length + 1} jetons d’accès à l’API viennent d’être créés`,
		blocs: [
			...(autres.length === 0
				? [
						`Un jeton d’accès à l’API de ${site.nom} vient d’être créé pour votre compte, sous le nom :`,
						citer(nom),
						`Il commence par ${prefixe}. Ce courriel ne le contient pas en entier : il n’a été montré qu’une fois, à sa création.`,
						"Si ce n’est pas vous, révoquez-le, puis déconnectez-vous partout depuis votre compte.",
					]
				: [
						`${autres.length + 1} jetons d’accès à l’API de ${site.nom} ont été créés pour votre compte depuis une heure. Les voici, par leur nom et leurs premiers caractères :`,
						...nommer([{ nom, prefixe }, ...autres]),
						"Si ce n’est pas vous, révoquez-les, puis déconnectez-vous partout depuis votre compte.",
					]),
			...bouton(site, page, "Voir mes jetons"),
		],
	}),
	en: ({ nom, prefixe, autres = [], page }, site) => ({
		sujet:
			autres.length === 0
				? "An API token has just been created"
				: `${autres.length + 1} API tokens have just been created`,
		blocs: [
			...(autres.length === 0
				? [
						`A token for the ${site.nom} API has just been created for your account, under the name:`,
						citer(nom),
						`It begins with ${prefixe}. This email does not contain all of it: it was shown only once, when it was created.`,
						"If this was not you, revoke it, then sign out everywhere from your account.",
					]
				: [
						`${autres.length + 1} tokens for the ${site.nom} API have been created for your account in the last hour. Here they are, by their names and first characters:`,
						...nommer([{ nom, prefixe }, ...autres]),
						"If this was not you, revoke them, then sign out everywhere from your account.",
					]),
			...bouton(site, page, "See my tokens"),
		],
	}),
});

const Pause = z.object({
	nombre: z.int(),
	/** Whether they were typed in a browser that the account knows, rather than in unknown ones. */
	connu: z.boolean(),
	/** Lets the browser that opens the link sign in meanwhile; null without an account. */
	passage: z
		.string()
		.regex(/^[\w-]{22}$/)
		.nullable(),
});

function lien(site: Site, passage: string, texte: string): Bloc {
	const url = `${site.url}/compte/connexion?passage=${passage}`;
	return { bloc: "lien", texte, url };
}

/** To an address whose sign-in codes are paused: what happened, and what to do. */
export const codes_pause = gabarit({
	donnees: Pause,
	priorite: PRIORITES.compte,
	fr: ({ nombre, connu, passage }, site) => ({
		sujet: "Beaucoup de codes faux pour votre adresse",
		blocs: [
			`En trente jours, ${nombre} codes faux ont été tapés pour se connecter à ${site.nom} avec votre adresse, ${connu ? "dans un navigateur où vous vous étiez déjà connecté" : "dans des navigateurs que nous ne connaissons pas"}. Aucun d’eux n’a permis d’entrer.`,
			`Par prudence, ${connu ? "ce navigateur" : "ces navigateurs"} ne ${connu ? "peut" : "peuvent"} plus se connecter avec votre adresse pendant un jour. Cela recommence à chaque code faux tant que ce nombre est atteint.`,
			...(passage === null
				? []
				: [
						`Rien ne change dans les ${connu ? "autres navigateurs" : "navigateurs où vous vous êtes déjà connecté"}. Pour vous connecter ailleurs sans attendre, ouvrez ce lien dans le navigateur voulu, puis demandez un code :`,
						lien(site, passage, "Me connecter dans ce navigateur"),
					]),
			`Ce n’est pas vous ? Vous n’avez rien à faire. Ne donnez ${passage === null ? "de code" : "ni code ni ce lien"} à personne, pas même à nous.`,
			...contact(site, "Si cela se répète, dites-le :"),
		],
		pourquoi: `Vous recevez ce courriel parce que cette adresse a été saisie pour se connecter à ${site.nom}. Il part une fois par pause.`,
	}),
	en: ({ nombre, connu, passage }, site) => ({
		sujet: "Many wrong codes for your address",
		blocs: [
			`In thirty days, ${nombre} wrong codes have been typed to sign in to ${site.nom} with your address, ${connu ? "in a browser where you had signed in before" : "in browsers we do not know"}. None of them let anyone in.`,
			`To be safe, ${connu ? "this browser" : "these browsers"} cannot sign in with your address for a day. The day starts again with each wrong code, as long as there are that many.`,
			...(passage === null
				? []
				: [
						`Nothing changes in ${connu ? "your other browsers" : "the browsers where you have signed in before"}. To sign in elsewhere without waiting, open this link in the browser you want to use, then ask for a code:`,
						lien(site, passage, "Sign in with this browser"),
					]),
			`Not you? You do not need to do anything. Never give ${passage === null ? "a code" : "a code or this link"} to anyone, not even to us.`,
			...contact(site, "If it happens again, tell us:"),
		],
		pourquoi: `You are receiving this email because this address was entered to sign in to ${site.nom}. It is sent once for each pause.`,
	}),
});

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
export const connexion_nouvelle = gabarit({
	donnees: z.object({
		le: z.iso.datetime(),
		/** The browser and system as the browser declares them, by their usual names. */
		appareil: z
			.object({ navigateur: z.string(), systeme: z.string() })
			.nullable(),
		page: CheminPage,
	}),
	priorite: PRIORITES.compte,
	fr: ({ le, appareil, page }, site) => {
		const { jour, heure } = environ(le, "fr");
		return {
			sujet: `Nouvelle connexion à votre compte sur ${site.nom}`,
			blocs: [
				`Votre compte sur ${site.nom} vient d’être ouvert dans un navigateur où il ne l’avait pas encore été :`,
				{
					bloc: "liste",
					elements: [
						`le ${jour} vers ${heure}, heure de France ;`,
						appareil === null
							? "dans un navigateur que nous n’avons pas su reconnaître."
							: `avec ${appareil.navigateur} sur ${appareil.systeme}, d’après ce que dit ce navigateur.`,
					],
				},
				"C’est vous ? Vous n’avez rien à faire.",
				"Ce n’est pas vous ? Quelqu’un a lu un code dans votre boîte aux lettres. Changez d’abord le mot de passe de celle-ci, puis déconnectez-vous partout depuis cette page, et révoquez les jetons d’API que vous ne connaissez pas :",
				...bouton(site, page, "Voir où mon compte est connecté"),
			],
			pourquoi: `Vous recevez ce courriel parce qu’un compte de ${site.nom} porte cette adresse. La même page permet de ne plus le recevoir.`,
		};
	},
	en: ({ le, appareil, page }, site) => {
		const { jour, heure } = environ(le, "en");
		return {
			sujet: `New sign-in to your account on ${site.nom}`,
			blocs: [
				`Someone has just signed in to your account on ${site.nom} in a browser that had not been used for it before:`,
				{
					bloc: "liste",
					elements: [
						`on ${jour} at about ${heure}, time in France;`,
						appareil === null
							? "in a browser we could not recognise."
							: `with ${appareil.navigateur} on ${appareil.systeme}, according to the browser itself.`,
					],
				},
				"Was it you? You do not need to do anything.",
				"Not you? Someone has read a code in your mailbox. First change your mailbox password, then sign out everywhere from this page, and revoke any API token you do not recognise:",
				...bouton(site, page, "See where my account is signed in"),
			],
			pourquoi: `You are receiving this email because an account on ${site.nom} has this address. That page also lets you turn these emails off.`,
		};
	},
});
