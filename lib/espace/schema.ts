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
import type { TexteMarque } from "#lib/platform/langues";
import { pathInteger } from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

export const MaContribution = component(
	"MaContribution",
	z.object({
		nature: z.enum(NATURES_CONTRIBUTION).meta({
			fr: "Ce qui a été proposé : un projet ou un besoin.",
			en: "What was suggested: a project or a need.",
		}),
		slug: z.string().meta({
			fr: "Identifiant lisible du projet ou du besoin.",
			en: "Readable identifier of the project or need.",
		}),
		titre: z.string().meta({
			fr: "Nom du projet ou titre du besoin.",
			en: "Name of the project or title of the need.",
		}),
		// The states of a project are among those of a need.
		statut: z.enum(ETATS_BESOIN).meta({
			fr: "Où en est la contribution ; `propose` : elle attend une relecture.",
			en: "Where the contribution stands; `propose`: awaiting review.",
		}),
		statut_libelle: z.string().meta({
			fr: "Le même état, en français.",
			en: "The same state, in French.",
		}),
		motif: z.string().nullable().meta({
			fr: "Raison d’un refus, quand il y en a une.",
			en: "Reason for a refusal, when there is one.",
		}),
		cree_le: Instant.meta({
			fr: "Instant de l’envoi.",
			en: "When it was sent.",
		}),
		publie_le: Instant.nullable().meta({
			fr: "Instant de la première publication ; null si elle n’a pas eu lieu.",
			en: "When it was first published; null if it never has been.",
		}),
		id: z.int().nullable().meta({
			fr: "Numéro de l’envoi, stable : celui de `Location` ; null pour ce que l’équipe a enregistré au nom du compte.",
			en: "Number of the call, stable: that of `Location`; null for what the team recorded in the account’s name.",
		}),
		slug_recu: z.string().meta({
			fr: "Le slug répondu à l’envoi ; `slug` peut en différer après la relecture.",
			en: "The slug answered to the call; `slug` may be another one after review.",
		}),
	}),
);
export type MaContribution = z.output<typeof MaContribution>;

const TexteProjet = component(
	"TexteProjet",
	z.object({
		...each(CHAMPS_PROJET, "sortie"),
		themes: z.array(z.string()).meta({
			fr: "Slugs des thèmes, le principal d’abord.",
			en: "Slugs of the themes, the main one first.",
		}),
		langue: LangueOriginale,
	}),
);

const TexteBesoin = component(
	"TexteBesoin",
	z.object({
		...each(CHAMPS_BESOIN, "sortie"),
		theme: z.string().nullable().meta({
			fr: "Slug du thème ; null quand il n’y en a pas.",
			en: "Slug of the theme; null when there is none.",
		}),
		langue: LangueOriginale,
	}),
);

export const MaContributionEntiere = component(
	"MaContributionEntiere",
	z.object({
		...MaContribution.shape,
		texte: z.union([TexteProjet, TexteBesoin]).meta({
			fr: "Les champs tels qu’ils sont maintenant, corrections comprises.",
			en: "The fields as they stand now, corrections included.",
		}),
	}),
);
export type MaContributionEntiere = z.output<typeof MaContributionEntiere>;
export type TexteContribution = MaContributionEntiere["texte"];

export const CheminContribution = z.object({
	id: pathInteger().meta({
		fr: "Numéro de l’envoi, lu dans l’en-tête Location de sa réponse.",
		en: "Number of the call, from the Location header of its answer.",
	}),
});

export const MonVote = component(
	"MonVote",
	z.object({
		slug: z.string().meta({
			fr: "Identifiant lisible du projet.",
			en: "Readable identifier of the project.",
		}),
		nom: z.string().meta({ fr: "Nom du projet.", en: "Name of the project." }),
		public: z.boolean().meta({
			fr: "Faux pour un projet archivé.",
			en: "False for an archived project.",
		}),
		vote_le: Instant.meta({
			fr: "Instant du vote.",
			en: "When the vote was cast.",
		}),
	}),
);
export type MonVote = z.output<typeof MonVote>;

export const MonSoutien = component(
	"MonSoutien",
	z.object({
		slug: z.string().meta({
			fr: "Identifiant lisible du besoin.",
			en: "Readable identifier of the need.",
		}),
		titre: z
			.string()
			.meta({ fr: "Titre du besoin.", en: "Title of the need." }),
		public: z.boolean().meta({
			fr: "Faux pour un besoin archivé.",
			en: "False for an archived need.",
		}),
		soutenu_le: Instant.meta({
			fr: "Instant du soutien.",
			en: "When the support was given.",
		}),
		etapes_par_courriel: z.boolean().meta({
			fr: "Vrai si les étapes du besoin arrivent par courriel.",
			en: "True if the need’s steps are sent by email.",
		}),
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
