/** A contribution's kind. */
export const NATURES_CONTRIBUTION = ["projet", "besoin"] as const;

export type NatureContribution = (typeof NATURES_CONTRIBUTION)[number];
