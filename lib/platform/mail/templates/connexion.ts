import { z } from "zod";
import type { Langue } from "../../langues.ts";
import { ordinalFirst, SITE_TIME_ZONE } from "../../runtime/time-zone.ts";
import {
	type Bloc,
	bouton,
	CheminPage,
	contact,
	gabarit,
	PRIORITES,
	type Site,
} from "../template.ts";

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
