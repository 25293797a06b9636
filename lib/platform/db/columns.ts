/** Parts of statements made of column names that the code declares, never of anything received. */
import { Prisma } from "#prisma/client/client";
import { joinSql, type Sql, sql } from "./pool.ts";

const NAME = /^[a-z][a-z0-9_]*$/;

function identifier(name: string): Sql {
	if (!NAME.test(name)) throw new Error(`not a column: ${name}`);
	return Prisma.raw(name);
}

/** The columns, separated by commas, each of the table `of` when it is given. Throws on anything but plain names. */
export function columns(names: readonly string[], of?: string): Sql {
	const table = of === undefined ? sql`` : sql`${identifier(of)}.`;
	return forColumns(names, (column) => sql`${table}${column}`);
}

/** `make` of each column, separated by commas. Throws on anything but plain names. */
export function forColumns(
	names: readonly string[],
	make: (column: Sql, name: string) => Sql,
): Sql {
	return joinSql(
		names.map((name) => make(identifier(name), name)),
		", ",
	);
}

/** The English versions in the column `traductions`, each as `…_en`. Throws on anything but plain names. */
export function englishColumns(names: readonly string[]): Sql {
	return forColumns(
		names,
		(column, name) =>
			sql`traductions #>> ${`{en,${name}}`}::text[] AS ${column}_en`,
	);
}

/** An instant as text, ISO 8601 with `Z`, to the millisecond: as `Date.toISOString` says it. */
export function instant(column: Sql): Sql {
	return sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
