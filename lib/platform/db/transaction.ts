/**
 * Transactions of commands: retried when the database asks for it, with one error,
 * `StoreDown`, for a database that is unavailable.
 */
import { reglages } from "../config/env.ts";
import { monotonicMs } from "../runtime/clock.ts";
import {
	holdingConnection,
	isPatient,
	prisma,
	refuseSecondConnection,
	type Sql,
} from "./pool.ts";
import { PATIENT } from "./time-limits.ts";
import { isOfPrisma, StoreDown, sqlState, storeError } from "./unavailable.ts";

const ATTEMPTS_MAX = 6;
/** Total time of a transaction, including the wait for a connection: within the 3 s of D27. */
const TRANSACTION_MS = 2_800;

/** How long a transaction of a request may take in all: `TRANSACTION_MS`, or what tests ask for. */
export function transactionMs(): number {
	return reglages().patienceEssaiMs ?? TRANSACTION_MS;
}

/** Time that must be left to start an attempt. */
export const LEFT_MIN_MS = 200;

/** Serialization failure and deadlock: the same work may succeed when retried. */
const TO_TRY_AGAIN = new Set(["40001", "40P01"]);

function client() {
	return prisma().$extends({
		query: {
			async $allOperations({ args, query }) {
				try {
					return await query(args);
				} catch (error) {
					throw storeError(error);
				}
			},
		},
	});
}

export type Transaction = Parameters<
	Parameters<ReturnType<typeof client>["$transaction"]>[0]
>[0];

/** What a transaction does in plain SQL, whichever opened it. */
export type Statements = {
	rows<Row extends object>(statement: Sql): PromiseLike<Row[]>;
	/** Runs a statement that changes rows, and returns how many. */
	execute(statement: Sql): PromiseLike<number>;
};

/** The statements of an open transaction. */
export function statementsOf(tx: Transaction): Statements {
	return {
		rows: (statement) => tx.$queryRaw(statement),
		execute: (statement) => tx.$executeRaw(statement),
	};
}

/** No connection was free in time: nothing has begun. */
export class StillWaiting extends StoreDown {}

async function attempt<T>(
	work: (tx: Transaction) => Promise<T>,
	timeout: number,
): Promise<T> {
	let place: string = "begin";
	try {
		return await client().$transaction(
			async (tx) => {
				place = "work";
				const result = await holdingConnection(() => work(tx));
				place = "commit";
				return result;
			},
			// The pool stops waiting before that.
			{ maxWait: timeout, timeout },
		);
	} catch (error) {
		if (place === "work") throw error;
		// The pool reports that its wait timed out as a plain Error.
		if (place === "begin" && !isOfPrisma(error))
			throw new StillWaiting("no connection came free", { cause: error });
		throw storeError(error);
	}
}

function mayPass(error: unknown): boolean {
	return (
		error instanceof StillWaiting || TO_TRY_AGAIN.has(sqlState(error) ?? "")
	);
}

/**
 * Calls `attempt`, with the time that is left, until it succeeds or fails by anything but
 * a conflict or the wait for a connection. Throws `StoreDown` when that outlasts `timeoutMs`.
 */
export async function retried<T>(
	attempt: (leftMs: number) => Promise<T>,
	timeoutMs: number,
): Promise<T> {
	refuseSecondConnection();
	const deadline = monotonicMs() + timeoutMs;
	for (let tries = 1; ; tries += 1) {
		try {
			return await attempt(Math.ceil(deadline - monotonicMs()));
		} catch (error) {
			if (!mayPass(error)) throw error;
			// Random: transactions that collided must not retry at the same time.
			const pause = Math.random() * 8 * 2 ** tries;
			const left = deadline - monotonicMs() - pause;
			if (tries === ATTEMPTS_MAX || left < LEFT_MIN_MS)
				throw new StoreDown("too many writes at once", { cause: error });
			await new Promise((done) => setTimeout(done, pause));
		}
	}
}

/**
 * Runs `work` in one transaction and returns its result: all of it is kept, or, when it
 * throws, nothing. It may run several times, so it must touch nothing but the database.
 * Each of its operations must be one statement: Prisma (7.10) checks that the
 * transaction is still open before an operation, not before the second statement of a
 * nested write, which, once the time is over, runs alone on a connection that was
 * rolled back. Throws `ReadOnly` for a write while the database takes none, `StoreDown`
 * when it does not answer or conflicts outlast `timeoutMs`; when the answer to the
 * COMMIT itself is lost, the work may have been kept nevertheless.
 */
export async function inTransaction<T>(
	work: (tx: Transaction) => Promise<T>,
	{ timeoutMs = isPatient() ? PATIENT.statementMs : transactionMs() } = {},
): Promise<T> {
	return retried((leftMs) => attempt(work, leftMs), timeoutMs);
}

/** Runs a batch of at most `size` rows, each time in a transaction, until one is not full. Returns how many rows the batches said that they did. */
export async function inBatches(
	size: number,
	batch: (tx: Transaction) => Promise<number>,
): Promise<number> {
	let total = 0;
	for (let done = size; done >= size; total += done)
		done = await inTransaction(batch);
	return total;
}
