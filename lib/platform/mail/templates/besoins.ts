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
