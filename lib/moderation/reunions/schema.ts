import type { Phrase } from "#lib/platform/langues";

/** Maximum code points of the sentence that says why two needs are one. */
export const RAISON_MAX = 300;

/** What is said of a merge for which the moderator wrote nothing. */
export const RAISON_SANS_MOTS: Phrase = {
	fr: "Les deux fiches décrivent le même besoin.",
	en: "Both entries describe the same need.",
};

/** What a merge is asked for: which need goes, which is kept, and why. */
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
