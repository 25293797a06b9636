import type { Langue } from "#lib/platform/langues";
import { jsonLdOf, turtleOf } from "#lib/platform/text/linked-data";
import { lireSujet } from "../queries.ts";
import { catalogueDcat, PREFIXES } from "./rules.ts";

const ECRITURES = { jsonld: jsonLdOf, ttl: turtleOf } as const;

/** The catalogue of the open data and of the API (DCAT), in one language. */
export async function lireCatalogue(
	langue: Langue,
	ecriture: keyof typeof ECRITURES,
): Promise<string> {
	return ECRITURES[ecriture](PREFIXES, catalogueDcat(await lireSujet(langue)));
}
