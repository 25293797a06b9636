/** The filter of a list by a licence of software. */
import { type Sql, sql } from "../db/pool.ts";
import { spdxOf } from "../validation/spdx.ts";

/** Rows whose expression, in this column, is the one asked for, or names it, however it was written. */
export function ofLicence(column: Sql, asked: string): Sql {
	const licence = spdxOf(asked) ?? asked;
	return sql`${licence} = ANY(regexp_split_to_array(${column}, '[() ]+') || ${column})`;
}
