import type { MonSoutienBesoin } from "./schema.ts";

/** The default of an account that made no choice: the steps are mailed unless refused. */
export const PAS_ENCORE: MonSoutienBesoin = {
	soutenu: false,
	etapes_par_courriel: true,
};

/** The cookie that holds the secrets. */
export const COOKIE_ACTE = "bc-acte";

/** Time that a pending act is kept for its author to sign in. */
export const ATTENTE_SECONDES = 900;

/** Maximum number of pending acts; beyond it, the oldest are deleted. */
export const ATTENTE_MAX = 20_000;

/** Acts of one browser that wait together, each asked for in another window. */
export const ATTENTE_PAR_NAVIGATEUR = 5;

/** Bytes of the secret that binds a pending act to a browser. */
export const SECRET_OCTETS = 24;
