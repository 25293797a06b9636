import { type Sql, sql } from "#lib/platform/db/pool";
import { LIEUX } from "../queries.ts";
import type { EntreeVisee } from "../retraits/schema.ts";

/** The rows of one entry in a table of its requests, or of its take-downs. */
export function lignesDe({ nature, id }: EntreeVisee): Sql {
	return sql`${LIEUX[nature].renvoi} = ${id}::int`;
}
