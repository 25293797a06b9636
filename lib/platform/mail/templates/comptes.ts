import { z } from "zod";
import {
	auCompte,
	type Bloc,
	bouton,
	CheminPage,
	citer,
	contact,
	dayIn,
	Libelle,
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
