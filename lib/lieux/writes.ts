import { type Sql, sql } from "#lib/platform/db/pool";
import { statementsOf, type Transaction } from "#lib/platform/db/transaction";
import { lireTerritoire } from "./queries.ts";
import { lieuxSurs } from "./rules.ts";

/** Gives those of these entries that have a text, and no areas yet, the areas that it says without a doubt. */
export async function suivreTerritoire(
	tx: Transaction,
	table: Sql,
	ids: readonly number[],
): Promise<void> {
	const { rows } = statementsOf(tx);
	const parmi = sql`id = ANY(${[...ids]}::int[]) AND lieux IS NULL`;
	const ecrits = await rows<{ territoire: string }>(
		sql`SELECT DISTINCT territoire FROM ${table} WHERE ${parmi} AND territoire IS NOT NULL`,
	);
	for (const { territoire } of ecrits) {
		const codes = lieuxSurs(await lireTerritoire(territoire, rows));
		if (codes.length > 0)
			await tx.$executeRaw(
				sql`UPDATE ${table} SET lieux = ${codes}::text[] WHERE ${parmi} AND territoire = ${territoire}`,
			);
	}
}
