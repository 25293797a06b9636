import {
	type ChampProjet,
	CLES_TRADUITES_PROJET,
	NATURES_LIEN,
	PHRASES_PROJET,
	PREMIERS_PROJET,
	type REPRISE_PROJET,
	STADES,
} from "#lib/contributions/schema";
import type { LieuNomme } from "#lib/lieux/schema";
import { pick } from "#lib/platform/contract/records";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { linkOf } from "#lib/platform/validation/phrases";
import { type LigneTheme, versThemeSortie } from "#lib/themes/serialize";
import type { Projet } from "#prisma/client/client";
import {
	adresseImage,
	type LabelIa,
	type ProjetAdmin,
	type ProjetResume,
	type ProjetSortie,
} from "./schema.ts";

/** The columns of a project's summary, its themes in their order. */
export type LigneProjetResume = Pick<
	Projet,
	| "slug"
	| "nom"
	| "accroche"
	| "territoire"
	| "mis_en_avant"
	| "nb_votes"
	| "langue"
	| "traductions"
	| "logo"
> & { label_ia: LabelIa; themes: readonly LigneTheme[] };

export type LigneProjet = LigneProjetResume &
	Pick<Projet, ChampProjet> & {
		publie_le: Date | string | null;
		lieux: readonly LieuNomme[];
		image_gardee: {
			empreinte: string;
			texte: string;
			largeur: number;
			hauteur: number;
		} | null;
	};

function resume(ligne: LigneProjetResume) {
	return {
		...pick(ligne, ["slug", "nom", "accroche", "territoire"]),
		...pick(ligne, ["mis_en_avant", "nb_votes"]),
		themes: ligne.themes.map(versThemeSortie),
	};
}

function ajouts(ligne: LigneProjetResume) {
	return {
		label_ia: ligne.label_ia,
		langue: ligne.langue === "en" ? ("en" as const) : ("fr" as const),
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_PROJET),
		logo: ligne.logo && adresseImage(ligne.logo),
	};
}

export function versProjetResume(ligne: LigneProjetResume): ProjetResume {
	return { ...resume(ligne), ...ajouts(ligne) };
}

function fiche(ligne: LigneProjet) {
	return {
		...resume(ligne),
		...pick(ligne, PREMIERS_PROJET),
		publie_le: ligne.publie_le && new Date(ligne.publie_le).toISOString(),
	};
}

/** What the row keeps as texts, as the wire says it: a state that nobody gave is `inconnu`. */
export function reprise({
	depot,
	licence_code,
	stade,
	liens,
	finance_par,
	contact,
}: Pick<Projet, (typeof REPRISE_PROJET)[number]>) {
	return {
		depot,
		licence_code,
		stade: STADES.find((un) => un === stade) ?? "inconnu",
		liens: liens.flatMap((lien) => linkOf(NATURES_LIEN, lien) ?? []),
		finance_par,
		contact,
	} as const;
}

function imageMontree({ image_gardee }: LigneProjet) {
	if (!image_gardee) return null;
	const { empreinte, ...dite } = image_gardee;
	return { adresse: adresseImage(empreinte), ...dite };
}

function ajoutsDeFiche(ligne: LigneProjet) {
	return {
		...ajouts(ligne),
		image: imageMontree(ligne),
		...pick(ligne, PHRASES_PROJET),
		...reprise(ligne),
		lieux: [...ligne.lieux],
	};
}

export function versProjetSortie(ligne: LigneProjet): ProjetSortie {
	return { ...fiche(ligne), ...ajoutsDeFiche(ligne) };
}

export type LigneProjetAdmin = LigneProjet &
	Pick<Projet, "id" | "cree_le"> &
	Pick<ProjetAdmin, "statut" | "origine" | "auteur">;

export function versProjetAdmin(ligne: LigneProjetAdmin): ProjetAdmin {
	return {
		...fiche(ligne),
		...pick(ligne, ["id", "statut", "origine", "auteur"]),
		cree_le: ligne.cree_le.toISOString(),
		...ajoutsDeFiche(ligne),
	};
}
