import { z } from "zod";
import { jour } from "#lib/platform/contract/wire";

export const NATURES_FLUX = [
	"articles",
	"projets",
	"besoins",
	"places",
] as const;

export type NatureFlux = (typeof NATURES_FLUX)[number];

/** Feeds that `?theme=` filters (D28). */
export const FLUX_PAR_THEME = [
	"projets",
	"besoins",
	"places",
] as const satisfies readonly NatureFlux[];

/** Feeds that `?lieu=` filters. */
export const FLUX_PAR_LIEU = [
	"projets",
	"besoins",
] as const satisfies readonly NatureFlux[];

/** Maximum entries of a feed; the feed of articles holds all of them (D28). */
export const ENTREES_MAX = 50;

/** The prefix of every `tag:` identifier, fixed at the first start even if SITE_URL changes. */
export const IdentiteFlux = z.object({
	/** A host name, without its port. */
	autorite: z.string().min(1),
	jour: jour(),
});
export type IdentiteFlux = z.output<typeof IdentiteFlux>;
