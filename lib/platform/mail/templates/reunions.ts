import { z } from "zod";
import {
	type Bloc,
	bouton,
	CheminPage,
	citation,
	gabarit,
	lienDiscret,
	PRIORITES,
	type Site,
	TexteBilingue,
	version,
} from "../template.ts";

const Reuni = z.object({
	/** The need that was merged, and the one that is kept. */
	absorbe: TexteBilingue,
	garde: TexteBilingue,
	raison: z.object({ fr: z.string(), en: z.string() }),
	page: CheminPage,
});

/** The button that takes the moved support back; a preview, which is for nobody, has none. */
function reprise(site: Site, texte: string): Bloc[] {
	return site.reprise === undefined
		? []
		: [{ bloc: "lien", texte, url: site.reprise }];
}

/** To those whose support a merge moved: what became of it, why, and the way to take it back. */
export const besoin_reuni = gabarit({
	donnees: Reuni,
	priorite: PRIORITES.moderation,
	reprise: true,
	fr: ({ absorbe, garde, raison, page }, site) => ({
		sujet: `Deux besoins n’en font plus qu’un : ${version(garde, "fr").texte}`,
		blocs: [
			"Vous souteniez ce besoin :",
			citation(absorbe, "fr"),
			"L’équipe l’a réuni à celui-ci, qui dit la même chose :",
			citation(garde, "fr"),
			`Pourquoi : ${raison.fr}`,
			"Votre soutien compte désormais pour lui, et vos choix sur ses courriels l’ont suivi. Si ce n’est pas votre besoin, reprenez votre soutien : rien d’autre ne change.",
			...reprise(site, "Ce n’est pas mon besoin"),
			...lienDiscret(site, page, "Voir le besoin"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous souteniez un besoin réuni à un autre sur ${site.nom}.`,
	}),
	en: ({ absorbe, garde, raison, page }, site) => ({
		sujet: `Two needs are now one: ${version(garde, "en").texte}`,
		blocs: [
			"You supported this need:",
			citation(absorbe, "en"),
			"The team merged it into this one, which says the same:",
			citation(garde, "en"),
			`Why: ${raison.en}`,
			"Your support now counts for it, and your choices about its emails went along. If it is not your need, take your support back: nothing else changes.",
			...reprise(site, "It is not my need"),
			...lienDiscret(site, page, "See the need"),
		],
		pourquoi: `You are receiving this email because you supported a need that was merged into another on ${site.nom}.`,
	}),
});

const ReuniAuteur = Reuni.partial({ garde: true, page: true }).extend({
	/** Whether the need was merged before it was public: its author supports the kept one from then on. */
	attendait: z.boolean().default(false),
});

const AVEC_UN_AUTRE = {
	fr: "Une autre personne a proposé la même chose. L’équipe relit les deux ensemble, sous un seul besoin, et vous écrira quand elle aura décidé.",
	en: "Someone else suggested the same. The team reviews both together, as one need, and will write to you once it has decided.",
};
const SUITE_AUTEUR = {
	fr: {
		lien: "Son ancienne adresse y mène, et ses soutiens y comptent.",
		soutien: "Vous en devenez un soutien : votre demande y compte.",
		sinon:
			"Si ce n’est pas le même besoin, décrivez-le de nouveau, en disant ce qui change.",
	},
	en: {
		lien: "Its earlier address leads there, and its supports count there.",
		soutien: "You now support it: what you asked for counts there.",
		sinon:
			"If it is not the same need, describe it again, and say what differs.",
	},
};

/** To the author of a merged need who did not support it, or of one that awaited review: what became of it, and why. */
export const besoin_reuni_auteur = gabarit({
	donnees: ReuniAuteur,
	priorite: PRIORITES.moderation,
	fr: ({ absorbe, garde, raison, page, attendait }, site) => ({
		sujet: garde
			? `Votre besoin est réuni à un autre : ${version(garde, "fr").texte}`
			: `Votre besoin est relu avec un autre : ${version(absorbe, "fr").texte}`,
		blocs: [
			"Vous avez décrit ce besoin :",
			citation(absorbe, "fr"),
			...(garde
				? [
						"L’équipe l’a réuni à celui-ci, qui dit la même chose :",
						citation(garde, "fr"),
					]
				: [AVEC_UN_AUTRE.fr]),
			`Pourquoi : ${raison.fr}`,
			`${attendait ? SUITE_AUTEUR.fr.soutien : SUITE_AUTEUR.fr.lien} ${SUITE_AUTEUR.fr.sinon}`,
			...bouton(site, page, "Voir le besoin"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous avez décrit ce besoin sur ${site.nom}.`,
	}),
	en: ({ absorbe, garde, raison, page, attendait }, site) => ({
		sujet: garde
			? `Your need was merged into another: ${version(garde, "en").texte}`
			: `Your need is reviewed with another: ${version(absorbe, "en").texte}`,
		blocs: [
			"You described this need:",
			citation(absorbe, "en"),
			...(garde
				? [
						"The team merged it into this one, which says the same:",
						citation(garde, "en"),
					]
				: [AVEC_UN_AUTRE.en]),
			`Why: ${raison.en}`,
			`${attendait ? SUITE_AUTEUR.en.soutien : SUITE_AUTEUR.en.lien} ${SUITE_AUTEUR.en.sinon}`,
			...bouton(site, page, "See the need"),
		],
		pourquoi: `You are receiving this email because you described this need on ${site.nom}.`,
	}),
});
