export const TERMES_MIN = 2;
export const TERMES_MAX = 8;
/** Code points of a term. */
export const BORNES_TERME = { min: 2, max: 60 } as const;

/** Where a group comes from: it came with the software, or moderators gave it to the operator. */
export const ORIGINES_EQUIVALENCE = ["fourni", "moderation", "import"] as const;

export type Groupe = {
	readonly id: number;
	readonly termes: readonly string[];
	readonly origine: (typeof ORIGINES_EQUIVALENCE)[number];
};
