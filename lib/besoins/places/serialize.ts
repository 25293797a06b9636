import { traductionsLisibles } from "#lib/platform/text/translations";
import { type LigneTheme, versThemeSortie } from "#lib/themes/serialize";
import type { Besoin, Place } from "#prisma/client/client";
import { ROLES_CHANTIER } from "../schema.ts";
import { CLES_TRADUITES_PLACE, type PlaceSortie } from "./schema.ts";

export type LignePlace = Pick<
	Place,
	| "id"
	| "role"
	| "titre"
	| "texte"
	| "heures"
	| "lieu"
	| "cree_le"
	| "traductions"
> & {
	/** YYYY-MM-DD */
	jusqu_au: string;
	libres: number;
	besoin: Pick<Besoin, "slug" | "titre" | "langue" | "traductions">;
	theme: LigneTheme | null;
};

export function roleDePlace(texte: string) {
	const role = ROLES_CHANTIER.find((candidat) => candidat === texte);
	if (role === undefined) throw new Error(`unknown role of a place: ${texte}`);
	return role;
}

export function versPlaceSortie(ligne: LignePlace): PlaceSortie {
	const { besoin } = ligne;
	// The team writes about a need in the need's own language, as it does its steps.
	const langue = besoin.langue === "en" ? "en" : "fr";
	return {
		id: ligne.id,
		besoin: {
			slug: besoin.slug,
			titre: besoin.titre,
			langue,
			traductions: traductionsLisibles(besoin.traductions, ["titre"]),
		},
		theme: ligne.theme && versThemeSortie(ligne.theme),
		role: roleDePlace(ligne.role),
		titre: ligne.titre,
		texte: ligne.texte,
		heures: ligne.heures,
		lieu: ligne.lieu,
		libres: ligne.libres,
		jusqu_au: ligne.jusqu_au,
		cree_le: ligne.cree_le.toISOString(),
		langue,
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_PLACE),
	};
}
