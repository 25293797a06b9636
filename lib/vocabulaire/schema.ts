/** Languages that the terms of a group are in. */
export const LANGUES_EQUIVALENCE = ["fr", "en", "fr-en"] as const;

export type LangueEquivalence = (typeof LANGUES_EQUIVALENCE)[number];
