import { z } from "zod";
import { STATUTS_BESOIN } from "#lib/besoins/schema";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { Instant } from "#lib/platform/contract/wire";
import { component } from "#lib/platform/validation/json-schema";

export const MaContribution = component(
	"MaContribution",
	z.object({
		nature: z.enum(NATURES_CONTRIBUTION),
		slug: z.string(),
		titre: z
			.string()
			.meta({ description: "Nom du projet ou titre du besoin." }),
		// The states of a project are among those of a need.
		statut: z.enum(STATUTS_BESOIN),
		statut_libelle: z.string(),
		motif: z.string().nullable().meta({
			description: "Raison d’un refus, quand il y en a une.",
		}),
		cree_le: Instant,
		publie_le: Instant.nullable(),
	}),
);
export type MaContribution = z.output<typeof MaContribution>;

export const MonVote = component(
	"MonVote",
	z.object({
		slug: z.string(),
		nom: z.string(),
		public: z.boolean().meta({ description: "Faux pour un projet archivé." }),
		vote_le: Instant,
	}),
);
export type MonVote = z.output<typeof MonVote>;

export const MonSoutien = component(
	"MonSoutien",
	z.object({
		slug: z.string(),
		titre: z.string(),
		public: z.boolean().meta({ description: "Faux pour un besoin archivé." }),
		soutenu_le: Instant,
		etapes_par_courriel: z.boolean(),
	}),
);
export type MonSoutien = z.output<typeof MonSoutien>;

/** The form by which a vote or a support is withdrawn in the account area. */
export const RetraitForme = z.object({ slug: z.string() });

/** How many of each kind an account has. */
export type NombresDuCompte = Readonly<
	Record<"contributions" | "votes" | "soutiens" | "jetons" | "sessions", number>
>;
