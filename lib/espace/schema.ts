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
import { Instant, LangueOriginale } from "#lib/platform/contract/wire";
import { pathInteger } from "#lib/platform/validation/integers";
import { component } from "#lib/platform/validation/json-schema";

export const MaContribution = component(
	"MaContribution",
	z.object({
		nature: z
			.enum(NATURES_CONTRIBUTION)
			.meta({ description: "Ce qui a été proposé : un projet ou un besoin." }),
		slug: z
			.string()
			.meta({ description: "Identifiant lisible du projet ou du besoin." }),
		titre: z
			.string()
			.meta({ description: "Nom du projet ou titre du besoin." }),
		// The states of a project are among those of a need.
		statut: z.enum(ETATS_BESOIN).meta({
			description:
				"Où en est la contribution ; `propose` : elle attend une relecture.",
		}),
		statut_libelle: z
			.string()
			.meta({ description: "Le même état, en français." }),
		motif: z.string().nullable().meta({
			description: "Raison d’un refus, quand il y en a une.",
		}),
		cree_le: Instant.meta({ description: "Instant de l’envoi." }),
		publie_le: Instant.nullable().meta({
			description:
				"Instant de la première publication ; null si elle n’a pas eu lieu.",
		}),
		id: z.int().nullable().meta({
			description:
				"Numéro de l’envoi, stable : celui de `Location` ; null pour ce que l’équipe a enregistré au nom du compte.",
		}),
		slug_recu: z.string().meta({
			description:
				"Le slug répondu à l’envoi ; `slug` peut en différer après la relecture.",
		}),
	}),
);
export type MaContribution = z.output<typeof MaContribution>;

/** The fields of a contribution as they stand now. */
const TexteProjet = component(
	"TexteProjet",
	z.object({
		...each(CHAMPS_PROJET, "sortie"),
		themes: z.array(z.string()).meta({
			description: "Slugs des thèmes, le principal d’abord.",
		}),
		langue: LangueOriginale,
	}),
);

const TexteBesoin = component(
	"TexteBesoin",
	z.object({
		...each(CHAMPS_BESOIN, "sortie"),
		theme: z.string().nullable().meta({
			description: "Slug du thème ; null quand il n’y en a pas.",
		}),
		langue: LangueOriginale,
	}),
);

export const MaContributionEntiere = component(
	"MaContributionEntiere",
	z.object({
		...MaContribution.shape,
		texte: z.union([TexteProjet, TexteBesoin]).meta({
			description:
				"Les champs tels qu’ils sont maintenant, corrections comprises.",
		}),
	}),
);
export type MaContributionEntiere = z.output<typeof MaContributionEntiere>;
export type TexteContribution = MaContributionEntiere["texte"];

export const CheminContribution = z.object({
	id: pathInteger().meta({
		description: "Numéro de l’envoi, lu dans l’en-tête Location de sa réponse.",
	}),
});

export const MonVote = component(
	"MonVote",
	z.object({
		slug: z.string().meta({ description: "Identifiant lisible du projet." }),
		nom: z.string().meta({ description: "Nom du projet." }),
		public: z.boolean().meta({ description: "Faux pour un projet archivé." }),
		vote_le: Instant.meta({ description: "Instant du vote." }),
	}),
);
export type MonVote = z.output<typeof MonVote>;

export const MonSoutien = component(
	"MonSoutien",
	z.object({
		slug: z.string().meta({ description: "Identifiant lisible du besoin." }),
		titre: z.string().meta({ description: "Titre du besoin." }),
		public: z.boolean().meta({ description: "Faux pour un besoin archivé." }),
		soutenu_le: Instant.meta({ description: "Instant du soutien." }),
		etapes_par_courriel: z.boolean().meta({
			description: "Vrai si les étapes du besoin arrivent par courriel.",
		}),
	}),
);
export type MonSoutien = z.output<typeof MonSoutien>;

/** The form by which a vote or a support is withdrawn in the account area. */
export const RetraitForme = z.object({ slug: z.string() });

/** How many of each kind an account has. */
export type NombresDuCompte = Readonly<
	Record<
		"contributions" | "votes" | "soutiens" | "offres" | "jetons" | "sessions",
		number
	>
>;

/** Rows of one kind, with the column names of the tables as keys. */
type Lignes = readonly Readonly<Record<string, unknown>>[];

/** Everything stored about the account, as its holder downloads it. */
export type MesDonnees = {
	readonly exporte_le: string;
	readonly compte: Readonly<Record<string, unknown>>;
	readonly sessions: Lignes;
	readonly navigateurs_connus: Lignes;
	readonly identites_externes: Lignes;
	readonly cles_acces: Lignes;
	readonly codes_secours: Lignes;
	readonly codes_demandes: Lignes;
	/** When wrong codes were entered for the address. */
	readonly codes_faux: Lignes;
	readonly jetons: Lignes;
	readonly votes: Lignes;
	readonly soutiens: Lignes;
	/** Supports of needs that were merged into another, given back if that is undone. */
	readonly soutiens_reunis: Lignes;
	/** Whether delivered needs are solved, and the sentences that came with it. */
	readonly reponses_bilan: Lignes;
	/** What the account lives, as it told of the needs that it supports. */
	readonly situations: Lignes;
	/** The needs whose offers of help the account answers. */
	readonly referents: Lignes;
	readonly offres: Lignes;
	readonly refus_etapes: Lignes;
	readonly projets: Lignes;
	readonly besoins: Lignes;
	/** Projects that answer the account's needs, but not quite, in its own words. */
	readonly projets_presque: Lignes;
	/** Earlier versions of these texts, and, without their texts, the other versions that the account made. */
	readonly versions: Lignes;
	/** Take-downs of what the account published, with its contests; those that the account made as a moderator are in the journal. */
	readonly retraits: Lignes;
	/** What moderators asked about the account's contributions, and when it answered. */
	readonly demandes: Lignes;
	/** What moderators wrote to each other about the account and its contributions, without who; and what the account wrote so. */
	readonly notes: Lignes;
	/** When contributions were sent, for the hourly limit. */
	readonly envois: Lignes;
	readonly brouillons: Lignes;
	readonly signalements: Lignes;
	readonly journal: Lignes;
	readonly courriels: Lignes;
};

/** The take-down of an entry voted for or supported: the chosen reason, never the moderator's words. */
export type RetraitSuivi = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly le: Date;
	readonly choix: MotifRetrait | null;
};
