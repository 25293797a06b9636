import type { z } from "zod";
import type { Gabarit } from "./template.ts";
import * as besoins from "./templates/besoins.ts";
import * as codes from "./templates/codes.ts";
import * as comptes from "./templates/comptes.ts";
import * as contributions from "./templates/contributions.ts";
import * as moderation from "./templates/moderation.ts";
import * as offres from "./templates/offres.ts";

/** Every mail that the site can send, by the name that the queue stores: what the files of templates export. */
export const GABARITS = {
	...codes,
	...contributions,
	...besoins,
	...offres,
	...comptes,
	...moderation,
} as const satisfies Record<string, Gabarit>;

export type NomGabarit = keyof typeof GABARITS;

export type DonneesDe<G extends NomGabarit> = z.input<
	(typeof GABARITS)[G]["donnees"]
>;
