import { z } from "zod";
import { LieuxEnvoyes } from "#lib/lieux/schema";
import { lineText, optionalText } from "#lib/platform/validation/fields";
import { BesoinContribution } from "../schema.ts";

/** Where a link between a need and a project stands: only a moderator confirms one, or sets it aside. */
export const ETATS_LIEN = ["suggere", "confirme", "ecarte"] as const;

export type EtatLien = (typeof ETATS_LIEN)[number];

/** Maximum code points of what somebody says of a project that answers the need, but not quite. */
export const NUANCE_MAX = 200;
/** Maximum number of projects that somebody can say so of: those that the check page shows, with some left. */
export const NUANCES_MAX = 6;

/** "Not quite": a project by its slug, and what it lacks, in the author's own words. */
export type Nuance = { readonly projet: string; readonly texte: string | null };

/** "Yes, it answers my need": the project, by its slug. */
export const ReponseForme = z.object({
	projet: lineText({ min: 1, max: 200 }),
});

/** "Not quite", with one line for the moderators. */
export const NuanceForme = z.object({
	projet: lineText({ min: 1, max: 200 }),
	nuance: optionalText(lineText({ max: NUANCE_MAX })),
});

/** A need being written, with the project that its author answers for: "yes", or "not quite". */
export const BesoinEcrit = z.object({
	...BesoinContribution.shape,
	oui: z.string().optional(),
	presque: z.string().optional(),
});

/** A need as the check page sends it: with what its author said of the projects that come close, as `nuanceDite` writes it. */
export const BesoinEnvoye = z.object({
	...BesoinContribution.shape,
	lieux: LieuxEnvoyes,
	nuances: z.array(z.string()).max(NUANCES_MAX).default([]),
});
