import { z } from "zod";
import { Jour } from "#lib/platform/contract/wire";

/** The three feeds of the directory; the steps of a need have one each besides. */
export const NATURES_FLUX = ["articles", "projets", "besoins"] as const;

export type NatureFlux = (typeof NATURES_FLUX)[number];

/** Feeds that `?theme=` filters (D28). */
export const FLUX_PAR_THEME: readonly NatureFlux[] = ["projets", "besoins"];

/** Entries of a feed at most; all articles are in theirs (D28). */
export const ENTREES_MAX = 50;

/** What every `tag:` address begins with, fixed at the first start whatever SITE_URL becomes. */
export const IdentiteFlux = z.object({
	/** A host name, without its port. */
	autorite: z.string().min(1),
	jour: Jour,
});
export type IdentiteFlux = z.output<typeof IdentiteFlux>;
