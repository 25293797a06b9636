import { z } from "zod";
import type { Langue } from "../../langues.ts";
import {
	type Bloc,
	bouton,
	CheminPage,
	gabarit,
	Libelle,
	PRIORITES,
	paragraphe,
	type Site,
	TexteBilingue,
	version,
} from "../template.ts";

function citer(texte: TexteBilingue, langue: Langue): Bloc {
	return { bloc: "citation", ...version(texte, langue) };
}

function pourquoiFr(site: Site): string {
	return `Vous recevez ce courriel parce que vous soutenez ce besoin sur ${site.nom}.`;
}

function pourquoiEn(site: Site): string {
	return `You receive this e-mail because you support this need on ${site.nom}.`;
}

/** To the supporters of a need: its state changed. */
export const besoin_change_etat = gabarit({
	donnees: z.object({
		titre: TexteBilingue,
		etat: Libelle,
		page: CheminPage,
	}),
	priorite: PRIORITES.moderation,
	desinscription: true,
	fr: ({ titre, etat, page }, site) => ({
		sujet: `${etat.fr} : ${version(titre, "fr").texte}`,
		blocs: [
			paragraphe("Un besoin que vous soutenez change d’état :"),
			citer(titre, "fr"),
			paragraphe(`Il est désormais : ${etat.fr}.`),
			...bouton(site, page, "Voir le besoin"),
		],
		pourquoi: pourquoiFr(site),
	}),
	en: ({ titre, etat, page }, site) => ({
		sujet: `${etat.en}: ${version(titre, "en").texte}`,
		blocs: [
			paragraphe("A need that you support has moved to another state:"),
			citer(titre, "en"),
			paragraphe(`It is now: ${etat.en}.`),
			...bouton(site, page, "See the need"),
		],
		pourquoi: pourquoiEn(site),
	}),
});

/** To the supporters of a need: a new step. */
export const etape = gabarit({
	donnees: z.object({
		/** Of the need. */
		besoin: TexteBilingue,
		titre: TexteBilingue,
		texte: TexteBilingue,
		page: CheminPage,
	}),
	priorite: PRIORITES.etape,
	desinscription: true,
	fr: ({ besoin, titre, texte, page }, site) => ({
		sujet: `Nouvelle étape : ${version(titre, "fr").texte}`,
		blocs: [
			paragraphe(
				`Du nouveau pour le besoin « ${version(besoin, "fr").texte} », que vous soutenez :`,
			),
			citer(titre, "fr"),
			citer(texte, "fr"),
			...bouton(site, page, "Voir l’étape"),
		],
		pourquoi: pourquoiFr(site),
	}),
	en: ({ besoin, titre, texte, page }, site) => ({
		sujet: `New step: ${version(titre, "en").texte}`,
		blocs: [
			paragraphe(
				`News of the need “${version(besoin, "en").texte}”, which you support:`,
			),
			citer(titre, "en"),
			citer(texte, "en"),
			...bouton(site, page, "See the step"),
		],
		pourquoi: pourquoiEn(site),
	}),
});
