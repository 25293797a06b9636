/**
 * Read-only mode, for maintenance. PostgreSQL refuses the writes (migration
 * `lecture_seule`), so no process has to be told of it, and none can forget to ask
 * (decision 43).
 */
import { shared } from "./batch-calls.ts";
import { sql } from "./pool.ts";
import { knownFact } from "./site-facts.ts";
import { PATIENT } from "./time-limits.ts";
import { inTransaction, type Transaction } from "./transaction.ts";
import { ReadOnly } from "./unavailable.ts";

/** The lock that every writer shares until its transaction ends; the migration names it too. */
const WRITERS = 7_032_043;

/** Since when the site is read-only, as an ISO 8601 instant; null while it takes writes. Throws `StoreDown`. */
export const readOnlySince = shared(
	async () => (await knownFact("lecture_seule")) ?? null,
);

/**
 * What `write` returns, or `instead` while the site is read-only: for what can wait or be
 * left out. The mode is asked first, as each write that is refused is a line in the log of
 * PostgreSQL.
 */
export async function unlessReadOnly<T>(
	write: () => Promise<T>,
	instead: T,
): Promise<T> {
	if ((await readOnlySince()) !== null) return instead;
	try {
		return await write();
	} catch (error) {
		if (error instanceof ReadOnly) return instead;
		throw error;
	}
}

/**
 * Turns the mode on or off in the caller's transaction, which must be the operator's, and
 * returns whether that changed anything. Kept pages and answers are made again: they show
 * the mode.
 */
export async function setReadOnly(
	tx: Transaction,
	isOn: boolean,
): Promise<boolean> {
	const changed = await tx.$executeRaw(
		isOn
			? sql`INSERT INTO instance (cle, valeur)
			      VALUES ('lecture_seule', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
			      ON CONFLICT (cle) DO NOTHING`
			: sql`DELETE FROM instance WHERE cle = 'lecture_seule'`,
	);
	if (changed === 0) return false;
	await tx.$executeRaw(
		sql`UPDATE versions SET nombre = nombre + 1, contenus = contenus + 1 WHERE part = 0`,
	);
	return true;
}

/**
 * Waits until every transaction has ended that wrote before the mode was on, which must be
 * committed: after it, nothing is written. Throws `StoreDown` when one outlasts `PATIENT`.
 */
export async function writersGone(): Promise<void> {
	await inTransaction(
		async (tx) => {
			await tx.$executeRaw(
				sql`SELECT set_config('lock_timeout', ${String(PATIENT.statementMs)}, true)`,
			);
			await tx.$executeRaw(
				sql`SELECT pg_advisory_xact_lock(${WRITERS}::bigint)`,
			);
		},
		{ timeoutMs: PATIENT.statementMs },
	);
}
