import type { MonSoutienBesoin } from "./schema.ts";

/** The default of an account that made no choice: the steps are mailed unless refused. */
export const PAS_ENCORE: MonSoutienBesoin = {
	soutenu: false,
	etapes_par_courriel: true,
};
