import { searchHelp } from "#lib/platform/search/help";
import type { Found } from "#lib/platform/search/spelling";
import { listerBesoins } from "../queries.ts";
import type { BesoinSortie, BesoinsQuery } from "../schema.ts";
import { type AideBesoins, FILTRES_BESOINS } from "./schema.ts";

function texteDe({ titre, description, territoire, theme }: BesoinSortie) {
	return [titre, description, territoire, theme?.nom].join(" ");
}

async function trouver(query: BesoinsQuery): Promise<Found> {
	const page = await listerBesoins({ ...query, limite: 1, apres: undefined });
	if (!page.ok) return { total: 0, text: "" };
	const { elements, total } = page.valeur;
	return { total, text: elements.map(texteDe).join() };
}

/** What to try for a query that found nothing. */
export function aiderRechercheBesoins(
	query: BesoinsQuery,
): Promise<AideBesoins> {
	return searchHelp(FILTRES_BESOINS, query, trouver);
}
