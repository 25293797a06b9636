/**
 * How long PostgreSQL itself lets a statement run. With a limit on the client only, the
 * server would keep computing for a client that gave up: the client retries, and the
 * work piles up.
 */
export type TimeLimits = {
	readonly statementMs: number;
	/** Waiting for one lock, including advisory locks. */
	readonly lockMs: number;
	/** Between two statements of a transaction, which holds its locks meanwhile. */
	readonly idleMs: number;
};

/** For requests: within the 3 s of D27, connecting included. */
export const PROMPT: TimeLimits = {
	statementMs: 1_500,
	lockMs: 1_300,
	idleMs: 5_000,
};

/** The limits of requests: `PROMPT`, or those that tests ask for. */
export function promptLimits(patienceMs: number | undefined): TimeLimits {
	return patienceMs === undefined
		? PROMPT
		: { statementMs: patienceMs, lockMs: patienceMs, idleMs: patienceMs };
}

/** For background work (imports, daily tasks, the operator's commands): long, but bounded. */
export const PATIENT: TimeLimits = {
	statementMs: 600_000,
	lockMs: 30_000,
	idleMs: 600_000,
};

/**
 * For migrations, backups and restorations, which may take as long as they need,
 * whatever the server's own settings say.
 */
export const UNLIMITED: TimeLimits = { statementMs: 0, lockMs: 0, idleMs: 0 };

/**
 * These limits as options of a connection; with `isOperator`, of one that writes in
 * read-only mode too (decision 43).
 */
export function connectionOptions(
	{ idleMs, lockMs, statementMs }: TimeLimits,
	isOperator = false,
): string {
	return [
		...(isOperator ? ["bien_commun.operateur=oui"] : []),
		"timezone=UTC",
		`statement_timeout=${statementMs}`,
		`lock_timeout=${lockMs}`,
		`idle_in_transaction_session_timeout=${idleMs}`,
	]
		.map((setting) => `-c ${setting}`)
		.join(" ");
}
