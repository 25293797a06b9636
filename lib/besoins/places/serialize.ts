import { pick } from "#lib/platform/contract/records";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { type LigneTheme, versThemeSortie } from "#lib/themes/serialize";
import type { Besoin, Place } from "#prisma/client/client";
import {
	CLES_TRADUITES_PLACE,
	type PlaceSortie,
	type RoleCherche,
} from "./schema.ts";

export type LignePlace = Pick<
	Place,
	"id" | "titre" | "texte" | "heures" | "lieu" | "cree_le" | "traductions"
> & {
	role: PlaceSortie["role"];
	/** YYYY-MM-DD */
	jusqu_au: string;
	libres: number;
	besoin: Pick<Besoin, "slug" | "titre" | "langue" | "traductions">;
	theme: LigneTheme | null;
};

export type LigneRole = LignePlace["besoin"] & Pick<LignePlace, "role">;

export function versBesoinDePlace({
	slug,
	titre,
	langue,
	traductions,
}: LignePlace["besoin"]) {
	return {
		slug,
		titre,
		// The team writes about a need in the need's own language, as it does its steps.
		langue: langue === "en" ? ("en" as const) : ("fr" as const),
		traductions: traductionsLisibles(traductions, ["titre"]),
	};
}

export function versRoleCherche({ role, ...besoin }: LigneRole): RoleCherche {
	return { role, besoin: versBesoinDePlace(besoin) };
}

export function versPlaceSortie(ligne: LignePlace): PlaceSortie {
	const besoin = versBesoinDePlace(ligne.besoin);
	return {
		id: ligne.id,
		besoin,
		theme: ligne.theme && versThemeSortie(ligne.theme),
		...pick(ligne, ["role", "titre", "texte", "heures", "lieu", "libres"]),
		jusqu_au: ligne.jusqu_au,
		cree_le: ligne.cree_le.toISOString(),
		langue: besoin.langue,
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_PLACE),
	};
}
