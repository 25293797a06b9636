import { z } from "zod";
import {
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
