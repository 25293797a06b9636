/** Where an account stands with a need; nobody else reads it (D8). */
export type MonSoutienBesoin = {
	readonly soutenu: boolean;
	/** What it chose, or would get by default: a no outlives the support. */
	readonly etapes_par_courriel: boolean;
};
