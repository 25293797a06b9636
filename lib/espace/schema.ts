import { z } from "zod";
import { ETATS_BESOIN } from "#lib/besoins/schema";
import type { MotifRetrait } from "#lib/contributions/retraits/schema";
import {
	CHAMPS_BESOIN,
	CHAMPS_PROJET,
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { each } from "#lib/platform/contract/records";
import { instant, LangueOriginale } from "#lib/platform/contract/wire";
import type { TexteMarque } from "#lib/platform/langues";
import { pathInteger } from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

export const MaContribution = component(
	"MaContribution",
	z.object({
		nature: z.enum(NATURES_CONTRIBUTION),
		slug: z.string(),
		titre: z.string(),
		// The states of a project are among those of a need.
		statut: z.enum(ETATS_BESOIN),
		statut_libelle: z.string(),
		motif: z.string().nullable(),
		cree_le: instant(),
		publie_le: instant().nullable(),
		id: z.int().nullable(),
		slug_recu: z.string(),
	}),
);
export type MaContribution = z.output<typeof MaContribution>;

const TexteProjet = component(
	"TexteProjet",
	z.object({
		...each(CHAMPS_PROJET, "sortie"),
		themes: z.array(z.string()),
		langue: LangueOriginale,
	}),
);

const TexteBesoin = component(
	"TexteBesoin",
	z.object({
		...each(CHAMPS_BESOIN, "sortie"),
		theme: z.string().nullable(),
		langue: LangueOriginale,
	}),
);

export const MaContributionEntiere = component(
	"MaContributionEntiere",
	z.object({
		...MaContribution.shape,
		texte: z.union([TexteProjet, TexteBesoin]),
	}),
);
export type MaContributionEntiere = z.output<typeof MaContributionEntiere>;
export type TexteContribution = MaContributionEntiere["texte"];

export const CheminContribution = z.object({
	id: pathInteger(),
});

export const MonVote = component(
	"MonVote",
	z.object({
		slug: z.string(),
		nom: z.string(),
		public: z.boolean(),
		vote_le: instant(),
	}),
);
export type MonVote = z.output<typeof MonVote>;

export const MonSoutien = component(
	"MonSoutien",
	z.object({
		slug: z.string(),
		titre: z.string(),
		public: z.boolean(),
		soutenu_le: instant(),
		etapes_par_courriel: z.boolean(),
	}),
);
export type MonSoutien = z.output<typeof MonSoutien>;

/** An entry that the account votes for or supports, as the reader of a page is told it. */
export type EntreeSuivie = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly dit: TexteMarque;
	/** Since when it is taken down; null while it is not. */
	readonly retire_le: Date | null;
	/** The chosen reason, never the moderator's words. */
	readonly choix: MotifRetrait | null;
};

export type NombresDuCompte = Readonly<
	Record<
		"contributions" | "votes" | "soutiens" | "offres" | "jetons" | "sessions",
		number
	>
>;

/**
 * Everything stored about the account, as its holder downloads it: beside the instant and
 * the account, rows of each kind, with the column names of the tables as keys.
 */
export type MesDonnees = Readonly<Record<string, unknown>>;
