import { z } from "zod";
import {
	Instant,
	Jour,
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

const BesoinDePlace = z
	.object({
		slug: z
			.string()
			.meta({ fr: "Slug de ce besoin.", en: "Slug of that need." }),
		titre: z
			.string()
			.meta({ fr: "Titre de ce besoin.", en: "Title of that need." }),
		langue: LangueOriginale,
		traductions: traductionsDe(["titre"]),
	})
	.meta({
		fr: "Le besoin qui cherche cette aide.",
		en: "The need that looks for this help.",
	});

/** A place that is open. Nothing tells how many have offered to take it, or who. */
export const PlaceSortie = component(
	"PlaceSortie",
	z.object({
		id: z.int().meta({
			fr: "Numéro de la mission, stable pour toujours.",
			en: "Number of the role, stable for ever.",
			examples: [12],
		}),
		besoin: BesoinDePlace,
		theme: ThemeSortie.nullable().meta({
			fr: "Le thème du besoin ; null quand il n’en a pas.",
			en: "The theme of the need; null when it has none.",
		}),
		role: z.enum(ROLES_CHANTIER).meta({
			fr: "L’aide cherchée : `code`, `donnees`, `terrain`.",
			en: "The help wanted: `code`, `donnees` (data), `terrain` (field work).",
		}),
		titre: z.string().meta({
			fr: "Ce qu’il y a à faire, en peu de mots.",
			en: "What is to be done, in a few words.",
		}),
		texte: z.string().meta({
			fr: "Le même en quelques phrases.",
			en: "The same in some sentences.",
		}),
		heures: z.int().meta({
			fr: "Heures par semaine, à peu près.",
			en: "Hours a week, roughly.",
			examples: [3],
		}),
		lieu: z.string().nullable().meta({
			fr: "Où cela se passe ; null : à distance.",
			en: "Where it is; null: at a distance.",
		}),
		libres: z.int().meta({
			fr: "Nombre de personnes encore cherchées, 1 au moins.",
			en: "Number of people still wanted, at least 1.",
		}),
		jusqu_au: Jour.meta({
			fr: "Dernier jour où l’on peut proposer son aide.",
			en: "Last day on which help may be offered.",
		}),
		cree_le: Instant.meta({
			fr: "Instant où la mission a été ouverte.",
			en: "When the role was opened.",
		}),
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
	role: closedList(["", ...ROLES_CHANTIER])
		.optional()
		.meta({
			fr: "Seulement les missions de cette aide ; vide : toutes.",
			en: "Only the roles for this help; empty: all.",
		}),
	theme: ThemeFiltre,
	besoin: lineText().optional().meta({
		fr: "Slug d’un besoin : seulement ses missions ; un besoin inconnu donne une liste vide.",
		en: "Slug of a need: only its roles; an unknown need gives an empty list.",
	}),
	...PAGINATION,
});
export type PlacesQuery = z.output<typeof PlacesQuery>;

export type FacettesPlaces = Readonly<
	Record<"role" | "theme", readonly FacetValue[]>
>;
