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
import { ThemeSortie } from "#lib/themes/schema";
import { ROLES_CHANTIER } from "../schema.ts";

export const CLES_TRADUITES_PLACE = ["titre", "texte"] as const;

/** Why a place was closed: by the team, at its last day, or because its need left study and development. */
export const FERMETURES = ["equipe", "echeance", "besoin"] as const;

export type Fermeture = (typeof FERMETURES)[number];

/** The need that offers a place, by what names it. */
const BesoinDePlace = z
	.object({
		slug: z.string().meta({ description: "Slug de ce besoin." }),
		titre: z.string().meta({ description: "Titre de ce besoin." }),
		langue: LangueOriginale,
		traductions: traductionsDe(["titre"]),
	})
	.meta({ description: "Le besoin qui cherche cette aide." });

/** A place that is open. Nothing tells how many have offered to take it, or who. */
export const PlaceSortie = component(
	"PlaceSortie",
	z.object({
		id: z.int().meta({
			description: "Numéro de la mission, stable pour toujours.",
			examples: [12],
		}),
		besoin: BesoinDePlace,
		theme: ThemeSortie.nullable().meta({
			description: "Le thème du besoin ; null quand il n’en a pas.",
		}),
		role: z.enum(ROLES_CHANTIER).meta({
			description: "L’aide cherchée : `code`, `donnees`, `terrain`.",
		}),
		titre: z
			.string()
			.meta({ description: "Ce qu’il y a à faire, en peu de mots." }),
		texte: z.string().meta({ description: "Le même en quelques phrases." }),
		heures: z.int().meta({
			description: "Heures par semaine, à peu près.",
			examples: [3],
		}),
		lieu: z.string().nullable().meta({
			description: "Où cela se passe ; null : à distance.",
		}),
		libres: z.int().meta({
			description: "Nombre de personnes encore cherchées, 1 au moins.",
		}),
		jusqu_au: Jour.meta({
			description: "Dernier jour où l’on peut proposer son aide.",
		}),
		cree_le: Instant.meta({
			description: "Instant où la mission a été ouverte.",
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

export const PlacesQuery = z.object({
	role: closedList(["", ...ROLES_CHANTIER])
		.optional()
		.meta({
			description: "Seulement les missions de cette aide ; vide : toutes.",
		}),
	theme: lineText().optional().meta({
		description:
			"Slug exact d’un thème ; un thème inconnu donne une liste vide.",
	}),
	besoin: lineText().optional().meta({
		description:
			"Slug d’un besoin : seulement ses missions ; un besoin inconnu donne une liste vide.",
	}),
	...PAGINATION,
});
export type PlacesQuery = z.output<typeof PlacesQuery>;

/** How many open places each role and each theme has. */
export type FacettesPlaces = Readonly<
	Record<"role" | "theme", readonly FacetValue[]>
>;
