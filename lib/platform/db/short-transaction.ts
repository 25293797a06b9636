/**
 * Transactions of a few plain statements, without Prisma, which costs a process about as much
 * as the statements themselves: for votes and supports, which come by the thousand.
 */
import pg from "pg";
import { monotonicMs } from "../runtime/clock.ts";
import { connection, errorOfStatement, type Sql, sql } from "./pool.ts";
import {
	retried,
	type Statements,
	StillWaiting,
	TRANSACTION_MS,
} from "./transaction.ts";
import { StoreDown } from "./unavailable.ts";

const BEGIN = sql`BEGIN`;
const COMMIT = sql`COMMIT`;

const NAMES_MAX = 50;
const names = new Map<string, string>();

/**
 * Names a statement, so that a connection parses and plans it once. Their texts are few
 * and fixed; beyond `NAMES_MAX` of them the next ones have no name.
 */
function nameOf(text: string): string | undefined {
	if (!names.has(text) && names.size < NAMES_MAX)
		names.set(text, `short_${names.size}`);
	return names.get(text);
}

/** A connection that breaks between two statements says so to nobody: the next statement fails. */
function ignored(): void {}

async function connected(): Promise<pg.PoolClient> {
	try {
		return await connection();
	} catch (error) {
		throw new StillWaiting("no connection came free", { cause: error });
	}
}

/** Takes back what was done, and says whether the connection may serve others. */
async function takenBack(
	client: pg.PoolClient,
	error: unknown,
): Promise<boolean> {
	// Without an answer of the database, a statement may be under way: closing the
	// connection ends its transaction.
	if (error instanceof StoreDown && !(error.cause instanceof pg.DatabaseError))
		return false;
	try {
		await client.query("ROLLBACK");
		return true;
	} catch {
		return false;
	}
}

async function attempt<T>(
	work: (on: Statements) => Promise<T>,
	timeoutMs: number,
): Promise<T> {
	const until = monotonicMs() + timeoutMs;
	const client = await connected();
	client.on("error", ignored);
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => reject(new StoreDown("the transaction took too long")),
		Math.max(0, until - monotonicMs()),
	);
	async function run<Row extends pg.QueryResultRow>({ text, values }: Sql) {
		try {
			return await client.query<Row>({ name: nameOf(text), text, values });
		} catch (error) {
			throw errorOfStatement(error);
		}
	}
	async function whole(): Promise<T> {
		await run(BEGIN);
		const result = await work({
			rows: async <Row extends object>(statement: Sql) =>
				(await run<Row>(statement)).rows,
			execute: async (statement) => (await run(statement)).rowCount ?? 0,
		});
		// A transaction in which a statement failed answers ROLLBACK, and no error.
		const { command } = await run(COMMIT);
		if (command !== "COMMIT")
			throw new Error("the transaction was rolled back");
		return result;
	}
	try {
		const result = await Promise.race([late, whole()]);
		client.off("error", ignored);
		client.release();
		return result;
	} catch (error) {
		const isSound = await takenBack(client, error);
		if (isSound) client.off("error", ignored);
		client.release(!isSound);
		throw error;
	} finally {
		clearTimeout(timer);
	}
}

/**
 * As `inTransaction`, for work in plain SQL: all of it is kept, or, when it throws,
 * nothing. It may run several times, so it must touch nothing but the database. Throws
 * `StoreDown` when the database does not answer or conflicts outlast `timeoutMs`; when the
 * answer to the COMMIT itself is lost, the work may have been kept nevertheless.
 */
export function inShortTransaction<T>(
	work: (on: Statements) => Promise<T>,
	{ timeoutMs = TRANSACTION_MS } = {},
): Promise<T> {
	return retried((leftMs) => attempt(work, leftMs), timeoutMs);
}
