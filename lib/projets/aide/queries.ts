import { nearestSpelling } from "#lib/platform/spelling";
import { listerProjets } from "../queries.ts";
import type { ProjetResume, ProjetsQuery } from "../schema.ts";
import { type AideProjets, FILTRES_PROJETS } from "./schema.ts";

async function trouver(query: ProjetsQuery) {
	const page = await listerProjets({ ...query, limite: 1, apres: undefined });
	return page.ok ? page.valeur : { elements: [], total: 0 };
}

function texteDe(projet: ProjetResume | undefined): string {
	if (!projet) return "";
	const { nom, accroche, territoire, themes } = projet;
	return [nom, accroche, territoire, ...themes.map((theme) => theme.nom)].join(
		" ",
	);
}

/** What to try for a query that found nothing. */
export async function aiderRechercheProjets(
	query: ProjetsQuery,
): Promise<AideProjets> {
	const actifs = FILTRES_PROJETS.filter(
		(filtre) => query[filtre] !== undefined && query[filtre] !== "",
	);
	const [orthographe, totaux] = await Promise.all([
		query.q
			? nearestSpelling(query.q, async (q) => {
					const { elements, total } = await trouver({ ...query, q });
					return { total, text: texteDe(elements[0]) };
				})
			: null,
		Promise.all(
			actifs.map(async (sans) => ({
				sans,
				total: (await trouver({ ...query, [sans]: undefined })).total,
			})),
		),
	]);
	return {
		orthographe,
		elargissements: totaux.filter(({ total }) => total > 0),
	};
}
