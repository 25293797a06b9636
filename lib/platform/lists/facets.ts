/** Facets of a list: for each value of a filter, how many entries choosing it would leave. */
import { filled, keysOf } from "../contract/records.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import type { FacetValue } from "./facet-value.ts";

const VALUES_MAX = 60;

/** One filter: where its values are read, each row being an entry that passes the other filters. */
export type Facet = {
	readonly value: Sql;
	readonly from: Sql;
	readonly where: Sql;
};

/** The values of each filter, the most frequent first. */
export async function countFacets<Name extends string>(
	facets: Readonly<Record<Name, Facet>>,
): Promise<Readonly<Record<Name, readonly FacetValue[]>>> {
	const names = keysOf(facets);
	const counted = names.map((name) => {
		const { value, from, where } = facets[name];
		return sql`(SELECT ${name}::text AS facette, ${value} AS valeur, count(*)::int AS nombre
			FROM ${from} WHERE ${where} AND ${value} IS NOT NULL
			GROUP BY ${value} ORDER BY 3 DESC, 2 LIMIT ${VALUES_MAX})`;
	});
	const found = await rows<FacetValue & { facette: string }>(
		joinSql(counted, " UNION ALL "),
	);
	return filled(names, (name) =>
		found
			.filter(({ facette }) => facette === name)
			.map(({ valeur, nombre }) => ({ valeur, nombre })),
	);
}
