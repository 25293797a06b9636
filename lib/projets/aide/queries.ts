import { searchHelp } from "#lib/platform/search/help";
import type { Found } from "#lib/platform/search/spelling";
import { listerProjets } from "../queries.ts";
import type { ProjetResume, ProjetsQuery } from "../schema.ts";
import { type AideProjets, FILTRES_PROJETS } from "./schema.ts";

function texteDe({ nom, accroche, territoire, themes }: ProjetResume): string {
	return [nom, accroche, territoire, ...themes.map((theme) => theme.nom)].join(
		" ",
	);
}

async function trouver(query: ProjetsQuery): Promise<Found> {
	const page = await listerProjets({ ...query, limite: 1, apres: undefined });
	if (!page.ok) return { total: 0, text: "" };
	const { elements, total } = page.valeur;
	return { total, text: elements.map(texteDe).join() };
}

/** What to try for a query that found nothing. */
export function aiderRechercheProjets(
	query: ProjetsQuery,
): Promise<AideProjets> {
	return searchHelp(FILTRES_PROJETS, query, trouver);
}
