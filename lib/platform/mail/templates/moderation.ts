import { z } from "zod";
import {
	auCompte,
	bouton,
	CheminPage,
	citation,
	citer,
	contact,
	gabarit,
	PRIORITES,
	TexteBilingue,
	version,
} from "../template.ts";

const Bilan = z.object({
	propositions: z.int(),
	/** Whole days for which the oldest of them has waited. */
	jours: z.int(),
	signalements: z.int(),
	contestations: z.int().default(0),
	offres: z.int().default(0),
	lettres: z.int(),
	page: CheminPage,
});

/** What waits, each by how much of it there is and the line that says so; nothing of what there is none. */
type Lignes = readonly (readonly [nombre: number, ligne: string])[];

function lignesFr(bilan: BilanLu): Lignes {
	const { propositions, jours, signalements, contestations, offres, lettres } =
		bilan;
	const s = (n: number) => (n > 1 ? "s" : "");
	return [
		[
			propositions,
			`${propositions} proposition${s(propositions)} à relire, la plus ancienne depuis ${jours} jour${s(jours)}`,
		],
		[signalements, `${signalements} signalement${s(signalements)} de lecteurs`],
		[
			contestations,
			`${contestations} retrait${s(contestations)} contesté${s(contestations)}, à décider par quelqu’un d’autre`,
		],
		[
			offres,
			`${offres} offre${s(offres)} d’aide qui attend${offres > 1 ? "ent" : ""} une réponse`,
		],
		[lettres, `${lettres} courriel${s(lettres)} que personne n’a pu recevoir`],
	];
}

function lignesEn(bilan: BilanLu): Lignes {
	const { propositions, jours, signalements, contestations, offres, lettres } =
		bilan;
	const s = (n: number) => (n === 1 ? "" : "s");
	return [
		[
			propositions,
			`${propositions} proposal${s(propositions)} to review, the oldest for ${jours} day${s(jours)}`,
		],
		[signalements, `${signalements} report${s(signalements)} from readers`],
		[
			contestations,
			`${contestations} appeal${s(contestations)} about entries taken out, for someone else to decide`,
		],
		[offres, `${offres} offer${s(offres)} of help awaiting an answer`],
		[lettres, `${lettres} email${s(lettres)} that could not be delivered`],
	];
}

type BilanLu = z.output<typeof Bilan>;

/** The lines as one sentence: which of them is the last is known here only. */
function phrases(lignes: Lignes, entre: " ;" | ";"): string[] {
	const dites = lignes.flatMap(([nombre, ligne]) => (nombre > 0 ? ligne : []));
	return dites.map((ligne, rang) =>
		rang === dites.length - 1 ? `${ligne}.` : `${ligne}${entre}`,
	);
}

/** To moderators, at most once a day: what is waiting for them. */
export const bilan_moderation = gabarit({
	donnees: Bilan,
	priorite: PRIORITES.bilan,
	fr: (bilan, site) => ({
		sujet: "Ce qui attend la modération",
		blocs: [
			`Sur ${site.nom}, il y a aujourd’hui :`,
			{ bloc: "liste", elements: phrases(lignesFr(bilan), " ;") },
			...bouton(site, bilan.page, "Ouvrir la modération"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous modérez ${site.nom}. Il part une fois par jour au plus, quand quelque chose attend.`,
	}),
	en: (bilan, site) => ({
		sujet: "Waiting for the moderators",
		blocs: [
			`Waiting on ${site.nom} today:`,
			{ bloc: "liste", elements: phrases(lignesEn(bilan), ";") },
			...bouton(site, bilan.page, "Open the moderation area"),
		],
		pourquoi: `You are receiving this email because you moderate ${site.nom}. It is sent once a day at most, when something is waiting.`,
	}),
});

/** To an account idle for long: when it will be erased, and how to keep it. */
export const compte_inactif = auCompte(z.object({ page: CheminPage }), {
	fr: ({ page }, site) => ({
		sujet: "Votre compte sera bientôt effacé",
		blocs: [
			`Vous ne vous êtes pas servi de votre compte sur ${site.nom} depuis près de deux ans. Sans signe de vous, il sera effacé dans un mois, avec vos votes et vos soutiens ; ce que vous avez publié restera, sans votre nom.`,
			"Pour le garder, il suffit de vous connecter une fois.",
			...bouton(site, page, "Me connecter"),
			...contact(site, "Pour une question :"),
		],
	}),
	en: ({ page }, site) => ({
		sujet: "Your account will soon be erased",
		blocs: [
			`You have not used your account on ${site.nom} for nearly two years. Unless you sign in, it will be erased in a month, along with your votes and your support for needs; what you published will stay, without your name.`,
			"To keep it, just sign in once.",
			...bouton(site, page, "Sign in"),
			...contact(site, "If you have a question:"),
		],
	}),
});

/** To administrators, at most once a day: unknown visitors have used up their share of the site's sign-in codes. */
export const codes_plafond = gabarit({
	donnees: z.object({ plafond: z.int() }),
	priorite: PRIORITES.compte,
	fr: ({ plafond }, site) => ({
		sujet: "Codes de connexion : la part des inconnus est épuisée",
		blocs: [
			`En un jour, ${site.nom} a envoyé les trois quarts des ${plafond} codes que son réglage LIMITE_CODES permet, à des navigateurs qu’il ne connaissait pas.`,
			"Le dernier quart reste à ceux qui se sont déjà connectés. Les autres attendent que les premiers envois aient un jour.",
			"Si le site a autant de monde, augmentez LIMITE_CODES, dans la limite de votre fournisseur de courriel. Sinon, quelqu’un demande des codes en masse : les journaux du serveur mandataire disent d’où.",
		],
		pourquoi: `Vous recevez ce courriel parce que vous administrez ${site.nom}.`,
	}),
	en: ({ plafond }, site) => ({
		sujet: "Sign-in codes: the share for unknown browsers is used up",
		blocs: [
			`In one day, ${site.nom} has sent three quarters of the ${plafond} codes that its setting LIMITE_CODES allows, to browsers it did not know.`,
			"The last quarter is kept for people who have signed in before. Everyone else waits until the first ones are a day old.",
			"If the site has that many visitors, raise LIMITE_CODES, within what your mail provider allows. If not, someone is asking for codes in bulk: the proxy’s logs say from where.",
		],
		pourquoi: `You are receiving this email because you administer ${site.nom}.`,
	}),
});

/** To administrators, at most once a day per moderator: this moderator suspends many accounts. */
export const suspensions_nombreuses = gabarit({
	donnees: z.object({
		/** The id of the account that suspends. */
		compte: z.int(),
		nombre: z.int(),
		page: CheminPage,
	}),
	priorite: PRIORITES.compte,
	fr: ({ compte, nombre, page }, site) => ({
		sujet: "Beaucoup de suspensions en un jour",
		blocs: [
			`Sur ${site.nom}, le compte n° ${compte} a suspendu ${nombre} comptes en vingt-quatre heures.`,
			"C’est peut-être la réponse à une vague de faux comptes. Si vous n’en savez rien, demandez-lui pourquoi, et relisez le journal.",
			...bouton(site, page, "Voir ce compte"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous administrez ${site.nom}. Il part une fois par jour au plus pour chaque compte qui modère.`,
	}),
	en: ({ compte, nombre, page }, site) => ({
		sujet: "Many suspensions in a day",
		blocs: [
			`On ${site.nom}, account no. ${compte} has suspended ${nombre} accounts within twenty-four hours.`,
			"It may be a response to a wave of fake accounts. If you know nothing about it, ask why, and read the journal.",
			...bouton(site, page, "See this account"),
		],
		pourquoi: `You are receiving this email because you administer ${site.nom}. It is sent once a day at most for each account that moderates.`,
	}),
});

const DECISIONS = {
	corrigee: {
		fr: "La fiche a été corrigée.",
		en: "The entry has been corrected.",
	},
	gardee: {
		fr: "Après relecture, la fiche reste comme elle est.",
		en: "After review, the entry stays as it is.",
	},
	retiree: {
		fr: "La fiche a été retirée de l’annuaire.",
		en: "The entry has been taken out of the directory.",
	},
	infonde: {
		fr: "Après relecture, rien dans cette fiche ne correspond à ce que vous avez signalé.",
		en: "After review, nothing in this entry matches what you reported.",
	},
} as const;

const Reponse = z.object({
	titre: TexteBilingue,
	decision: z.enum(["corrigee", "gardee", "retiree", "infonde"]),
	/** The moderator's words. */
	reponse: z.string().nullable(),
	/** The page of the entry, while it is public. */
	page: CheminPage,
});

/** To a reader who left an address with a report: how it was closed, in the words of the team. */
export const signalement_traite = gabarit({
	donnees: Reponse,
	priorite: PRIORITES.moderation,
	fr: ({ titre, decision, reponse, page }, site) => ({
		sujet: `Votre signalement : ${version(titre, "fr").texte}`,
		blocs: [
			`Vous avez signalé une fiche de ${site.nom} :`,
			citation(titre, "fr"),
			DECISIONS[decision].fr,
			...(reponse === null ? [] : ["La modération ajoute :", citer(reponse)]),
			...bouton(site, page, "Voir la fiche"),
			...contact(site, "Pour une question sur cette décision :"),
		],
		pourquoi: `Vous recevez ce courriel parce que cette adresse a été laissée avec un signalement sur ${site.nom}, pour recevoir une réponse. Elle ne sert à rien d’autre.`,
	}),
	en: ({ titre, decision, reponse, page }, site) => ({
		sujet: `Your report: ${version(titre, "en").texte}`,
		blocs: [
			`You reported an entry on ${site.nom}:`,
			citation(titre, "en"),
			DECISIONS[decision].en,
			...(reponse === null ? [] : ["The moderators add:", citer(reponse)]),
			...bouton(site, page, "See the entry"),
			...contact(site, "To ask about this decision:"),
		],
		pourquoi: `You are receiving this email because this address was left with a report on ${site.nom}, to get an answer. It is used for nothing else.`,
	}),
});
