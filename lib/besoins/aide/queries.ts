import { nearestSpelling } from "#lib/platform/spelling";
import { listerBesoins } from "../queries.ts";
import type { BesoinSortie, BesoinsQuery } from "../schema.ts";
import { type AideBesoins, FILTRES_BESOINS } from "./schema.ts";

async function trouver(query: BesoinsQuery) {
	const page = await listerBesoins({ ...query, limite: 1, apres: undefined });
	return page.ok ? page.valeur : { elements: [], total: 0 };
}

function texteDe(besoin: BesoinSortie | undefined): string {
	if (!besoin) return "";
	const { titre, description, territoire, theme } = besoin;
	return [titre, description, territoire, theme?.nom].join(" ");
}

/** What to try for a query that found nothing. */
export async function aiderRechercheBesoins(
	query: BesoinsQuery,
): Promise<AideBesoins> {
	const actifs = FILTRES_BESOINS.filter(
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
