import type { Langue } from "#lib/platform/langues";
import { jsonLdOf } from "#lib/platform/text/linked-data";
import { lireSujet } from "../queries.ts";
import { catalogueDcat, PREFIXES } from "./rules.ts";

/** The catalogue of the open data and of the API (DCAT) as JSON-LD, in one language. */
export async function lireCatalogue(langue: Langue): Promise<string> {
	return jsonLdOf(PREFIXES, catalogueDcat(await lireSujet(langue)));
}
