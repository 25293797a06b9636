import { z } from "zod";
import type { Langue } from "../../langues.ts";
import {
	type Bloc,
	bouton,
	CheminPage,
	citation,
	dayIn,
	gabarit,
	Libelle,
	lienDiscret,
	PRIORITES,
	type Site,
	TexteBilingue,
	version,
} from "../template.ts";

function pourquoiFr(site: Site): string {
	return `Vous recevez ce courriel parce que vous soutenez ce besoin sur ${site.nom}.`;
}

function pourquoiEn(site: Site): string {
	return `You are receiving this email because you support this need on ${site.nom}.`;
}

/** What a delivered need is answered by, and its way to there. */
const Livraison = z.object({
	/** The public project that answers it, when one is named. */
	projet: z.object({ nom: TexteBilingue, page: CheminPage }).nullable(),
	soutiens: z.int(),
	/** Whole days between its first public day and its delivery. */
	jours: z.int().nonnegative(),
	/** The states it went through, each with its day, oldest first. */
	chemin: z.array(z.object({ etat: Libelle, jour: z.iso.date() })),
});

const BesoinChange = z.object({
	titre: TexteBilingue,
	etat: Libelle,
	page: CheminPage,
	/** Of a delivered need. */
	livraison: Livraison.optional(),
});
type BesoinLivre = z.output<typeof BesoinChange> & {
	readonly livraison: z.output<typeof Livraison>;
};

const QUAND = {
	fr: { le: "le", des: "dès le" },
	en: { le: "on", des: "from" },
} as const;

/** One line for each state; the last one says how long it took. */
function chemin(
	{ livraison }: BesoinLivre,
	langue: Langue,
	duree: string,
): Bloc[] {
	const elements = livraison.chemin.map(({ etat, jour }, rang, { length }) => {
		const isBetween = rang > 0 && rang < length - 1;
		const quand = `${QUAND[langue][isBetween ? "des" : "le"]} ${dayIn(jour, langue)}`;
		return `${etat[langue]} ${quand}${rang === length - 1 ? duree : ""}`;
	});
	return elements.length === 0 ? [] : [{ bloc: "liste", elements }];
}

function dureeFr(jours: number): string {
	if (jours === 0) return ", le jour même";
	return jours === 1
		? ", un jour plus tard"
		: `, ${jours.toLocaleString("fr")} jours plus tard`;
}

function dureeEn(jours: number): string {
	if (jours === 0) return ", the same day";
	return jours === 1
		? ", one day later"
		: `, ${jours.toLocaleString("en")} days later`;
}

function livreFr(livre: BesoinLivre, site: Site): Bloc[] {
	const { projet, soutiens, jours } = livre.livraison;
	return [
		"Le besoin que vous soutenez a trouvé sa réponse :",
		citation(livre.titre, "fr"),
		...(projet === null
			? []
			: [
					`Le projet « ${version(projet.nom, "fr").texte} » y répond.`,
					...bouton(site, projet.page, "Découvrir le projet"),
				]),
		"Voici le chemin qu’il a fait :",
		...chemin(livre, "fr", dureeFr(jours)),
		soutiens > 1
			? `Vous êtes ${soutiens.toLocaleString("fr")} à l’avoir soutenu, et c’est ce qui l’a porté jusqu’ici. Merci.`
			: "Votre soutien l’a porté jusqu’ici. Merci.",
		...(projet === null ? bouton : lienDiscret)(
			site,
			livre.page,
			"Revoir le besoin et ses étapes",
		),
	];
}

function livreEn(livre: BesoinLivre, site: Site): Bloc[] {
	const { projet, soutiens, jours } = livre.livraison;
	return [
		"The need you support has found its answer:",
		citation(livre.titre, "en"),
		...(projet === null
			? []
			: [
					`This need is met by the project “${version(projet.nom, "en").texte}”.`,
					...bouton(site, projet.page, "See the project"),
				]),
		"Here is how it got there:",
		...chemin(livre, "en", dureeEn(jours)),
		soutiens > 1
			? `${soutiens.toLocaleString("en")} of you supported it, and that is what brought it this far. Thank you.`
			: "Your support brought it this far. Thank you.",
		...(projet === null ? bouton : lienDiscret)(
			site,
			livre.page,
			"Look back at the need and its steps",
		),
	];
}

/** To the supporters of a need: its state changed. A delivery names what answers it, thanks, and tells its way. */
export const besoin_change_etat = gabarit({
	donnees: BesoinChange,
	priorite: PRIORITES.moderation,
	desinscription: true,
	fr: ({ livraison, ...change }, site) => ({
		sujet: `${change.etat.fr} : ${version(change.titre, "fr").texte}`,
		blocs: livraison
			? livreFr({ ...change, livraison }, site)
			: [
					"Un besoin que vous soutenez change d’état :",
					citation(change.titre, "fr"),
					`Il est désormais : ${change.etat.fr}.`,
					...bouton(site, change.page, "Voir le besoin"),
				],
		pourquoi: pourquoiFr(site),
	}),
	en: ({ livraison, ...change }, site) => ({
		sujet: `${change.etat.en}: ${version(change.titre, "en").texte}`,
		blocs: livraison
			? livreEn({ ...change, livraison }, site)
			: [
					"A need you support has moved to another stage:",
					citation(change.titre, "en"),
					`It is now: ${change.etat.en}.`,
					...bouton(site, change.page, "See the need"),
				],
		pourquoi: pourquoiEn(site),
	}),
});

/** To the supporters of a need: a new step. */
export const etape = gabarit({
	donnees: z.object({
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
			`Du nouveau pour le besoin « ${version(besoin, "fr").texte} », que vous soutenez :`,
			citation(titre, "fr"),
			citation(texte, "fr"),
			...bouton(site, page, "Voir l’étape"),
		],
		pourquoi: pourquoiFr(site),
	}),
	en: ({ besoin, titre, texte, page }, site) => ({
		sujet: `New step: ${version(titre, "en").texte}`,
		blocs: [
			`There is news of the need “${version(besoin, "en").texte}”, which you support:`,
			citation(titre, "en"),
			citation(texte, "en"),
			...bouton(site, page, "See the step"),
		],
		pourquoi: pourquoiEn(site),
	}),
});
