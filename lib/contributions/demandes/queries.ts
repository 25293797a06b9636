import { type Sql, sql } from "#lib/platform/db/pool";
import { LIEUX } from "../queries.ts";
import type { EntreeVisee } from "../retraits/schema.ts";

/** The requests of one entry. */
export function demandesDe({ nature, id }: EntreeVisee): Sql {
	return sql`${LIEUX[nature].renvoi} = ${id}::int`;
}
