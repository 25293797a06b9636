/** The site that publishes the publiccode.yml of a project. */
export type Editeur = { readonly siteNom: string; readonly siteUrl: string };

/** A file, with what it could not say, and what it says although nobody told it. */
export type FichierPubliccode = {
	readonly publiccode: object;
	readonly omises: readonly string[];
	readonly deduites: readonly string[];
};

/** Bounds of the specification, in characters. */
export const PUBLICCODE_BOUNDS = {
	short: { max: 150 },
	long: { min: 150, max: 10_000 },
} as const;
