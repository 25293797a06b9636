/** Where a link between a need and a project stands: only a moderator confirms one, or sets it aside. */
export const ETATS_LIEN = ["suggere", "confirme", "ecarte"] as const;

export type EtatLien = (typeof ETATS_LIEN)[number];

/** Who brought a link up: somebody who was describing the need, or a moderator. */
export const ORIGINES_LIEN = ["habitant", "moderation"] as const;

export type OrigineLien = (typeof ORIGINES_LIEN)[number];

/** Maximum code points of what somebody says of a project that answers the need, but not quite. */
export const NUANCE_MAX = 200;
/** Maximum number of projects that somebody can say so of: those that the check page shows, with some left. */
export const NUANCES_MAX = 6;

/** "Not quite": a project by its slug, and what it lacks, in the author's own words. */
export type Nuance = { readonly projet: string; readonly texte: string | null };
