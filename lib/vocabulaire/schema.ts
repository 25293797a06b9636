/** Languages that the terms of a group are in. */
export const LANGUES_EQUIVALENCE = ["fr", "en", "fr-en"] as const;

export type LangueEquivalence = (typeof LANGUES_EQUIVALENCE)[number];

/** Where a group came from. */
export const ORIGINES_EQUIVALENCE = ["fourni", "moderation", "import"] as const;

/** Bounds of a group's number of terms. */
export const TERMES_EQUIVALENCE = { min: 2, max: 8 } as const;
