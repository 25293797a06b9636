import type { EtatLien } from "#lib/besoins/liens/schema";
import type { Phrase } from "#lib/platform/langues";

/** The states that a moderator gives a link; there is no way back to `suggere`. */
export type EtatDecide = Exclude<EtatLien, "suggere">;

/** A link of a need, or of a project, as moderators see it. */
export type LienModere = {
	/** The project, or of a project the need, by its slug and name. */
	readonly slug: string;
	readonly nom: string;
	/** Whether that one is public; otherwise nobody else sees the link. */
	readonly publie: boolean;
	/** `sien` is the project of the need itself. */
	readonly etat: EtatLien | "sien";
	/** How many people who described the need said that the project answers it, though not quite. */
	readonly reponses: number;
	readonly nuance: string | null;
};

export const RAISON_MAX = 300;

/** What is said of a merge for which the moderator wrote nothing. */
export const RAISON_SANS_MOTS: Phrase = {
	fr: "Les deux fiches décrivent le même besoin.",
	en: "Both entries describe the same need.",
};

export type ReunionVoulue = {
	readonly absorbe: string;
	readonly garde: string;
	readonly raison_fr: string;
	/** Without it, the French one is read, marked as French. */
	readonly raison_en: string | null;
	/** `modifie_le` of each, ISO 8601; null checks nothing. */
	readonly absorbe_vu_le?: string | null;
	readonly garde_vu_le?: string | null;
};

export type ReunionLue = {
	readonly garde: { readonly slug: string; readonly titre: string };
	readonly le: Date;
	readonly raison: { readonly fr: string; readonly en: string };
};
