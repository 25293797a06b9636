import { z } from "zod";
import {
	instant,
	jour,
	LangueOriginale,
	PAGINATION,
	traductionsDe,
} from "#lib/platform/contract/wire";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import { closedList, lineText } from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";
import { ThemeFiltre, ThemeSortie } from "#lib/themes/schema";
import { ROLES_CHANTIER } from "../schema.ts";

export const CLES_TRADUITES_PLACE = ["titre", "texte"] as const;

/** Why a place was closed: by the team, at its last day, or because its need left study and development. */
export const FERMETURES = ["equipe", "echeance", "besoin"] as const;

export type Fermeture = (typeof FERMETURES)[number];

const BesoinDePlace = z.object({
	slug: z.string(),
	titre: z.string(),
	langue: LangueOriginale,
	traductions: traductionsDe(["titre"]),
});

/** A place that is open. Nothing tells how many have offered to take it, or who. */
export const PlaceSortie = component(
	"PlaceSortie",
	z.object({
		id: z.int().meta({ examples: [12] }),
		besoin: BesoinDePlace,
		theme: ThemeSortie.nullable(),
		role: z.enum(ROLES_CHANTIER),
		titre: z.string(),
		texte: z.string(),
		heures: z.int().meta({ examples: [3] }),
		lieu: z.string().nullable(),
		libres: z.int(),
		jusqu_au: jour(),
		cree_le: instant(),
		langue: LangueOriginale,
		traductions: traductionsDe(CLES_TRADUITES_PLACE),
	}),
);
export type PlaceSortie = z.output<typeof PlaceSortie>;

/** A place that takes an offer; `libre` when it only says a role, which no list shows. */
export type PlaceVisee = PlaceSortie & { readonly libre: boolean };

/** A role that a need looks for, while no place is open for it. */
export type RoleCherche = Pick<PlaceSortie, "role" | "besoin">;

/** The first of them, and how many there are. */
export type RolesCherches = {
	readonly roles: readonly RoleCherche[];
	readonly total: number;
};

export const PlacesQuery = z.object({
	role: closedList(["", ...ROLES_CHANTIER]).optional(),
	theme: ThemeFiltre,
	besoin: lineText().optional(),
	...PAGINATION,
});
export type PlacesQuery = z.output<typeof PlacesQuery>;

export type FacettesPlaces = Readonly<
	Record<"role" | "theme", readonly FacetValue[]>
>;
