import type { MonSoutienBesoin } from "./schema.ts";

/** Where somebody stands who never said anything: the steps come unless one says no. */
export const PAS_ENCORE: MonSoutienBesoin = {
	soutenu: false,
	etapes_par_courriel: true,
};
