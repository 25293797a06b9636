import { z } from "zod";
import {
	type Bloc,
	CheminPage,
	citation,
	gabarit,
	lienDiscret,
	PRIORITES,
	type Site,
	TexteBilingue,
	version,
} from "../template.ts";

/** One button for each answer; a preview, which is for nobody, has none. */
function reponses(
	{ bilan }: Site,
	mots: {
		readonly oui: string;
		readonly en_partie: string;
		readonly non: string;
	},
): Bloc[] {
	if (bilan === undefined) return [];
	return Object.entries(mots).map(([reponse, texte]) => ({
		bloc: "lien",
		texte,
		url: `${bilan}/${reponse}`,
	}));
}

/** To those who receive the steps of a need, thirty days after its delivery: is it solved for them? */
export const besoin_bilan = gabarit({
	donnees: z.object({
		besoin: TexteBilingue,
		page: CheminPage,
	}),
	priorite: PRIORITES.etape,
	desinscription: true,
	bilan: true,
	fr: ({ besoin, page }, site) => ({
		sujet: `Est-ce réglé pour vous ? ${version(besoin, "fr").texte}`,
		blocs: [
			"Le besoin que vous soutenez est résolu depuis un mois au moins :",
			citation(besoin, "fr"),
			"Est-ce réglé pour vous ?",
			...reponses(site, {
				oui: "Oui",
				en_partie: "En partie",
				non: "Non",
			}),
			"Chaque réponse mène à une page avec un bouton : rien n’est compté avant. Personne ne voit qui a répondu quoi, et vous pouvez changer d’avis pendant soixante jours.",
			...lienDiscret(site, page, "Revoir le besoin"),
		],
		pourquoi: `Vous recevez ce courriel, une seule fois, parce que vous soutenez ce besoin sur ${site.nom}.`,
	}),
	en: ({ besoin, page }, site) => ({
		sujet: `Is it solved for you? ${version(besoin, "en").texte}`,
		blocs: [
			"The need you support was marked as solved at least a month ago:",
			citation(besoin, "en"),
			"Is it solved for you?",
			...reponses(site, { oui: "Yes", en_partie: "In part", non: "No" }),
			"Each answer leads to a page with a button: nothing counts before that. Nobody sees who answered what, and you can change your mind for sixty days.",
			...lienDiscret(site, page, "Look back at the need"),
		],
		pourquoi: `You are receiving this email, once, because you support this need on ${site.nom}.`,
	}),
});
