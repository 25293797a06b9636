import { type Sql, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";

/** Rows of one transaction: short enough that no writer waits for it. */
export const LOT = 500;

/** Of all instances, one at a time does a batch. */
const VERROU = sql`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended('conservation', 0))`;

/** One batch under the lock: another instance's is waited for, which is short. */
function enLot(lot: (tx: Transaction) => Promise<number>): Promise<number> {
	return inTransaction(async (tx) => {
		await tx.$queryRaw(VERROU);
		return lot(tx);
	});
}

/** Batch after batch until one is not full. */
export async function parLots(
	lot: (tx: Transaction) => Promise<number>,
): Promise<number> {
	let total = 0;
	for (let fait = LOT; fait >= LOT; total += fait) fait = await enLot(lot);
	return total;
}

/** Takes out the rows of the table that the condition holds for; answers how many there were. */
export function supprimer(table: Sql, condition: Sql): Promise<number> {
	return parLots((tx) =>
		tx.$executeRaw(
			sql`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
			      SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${LOT} FOR UPDATE SKIP LOCKED))`,
		),
	);
}
