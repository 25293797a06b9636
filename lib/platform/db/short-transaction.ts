/**
 * Transactions of a few plain statements, without Prisma, which costs a process about as much
 * as the statements themselves: for votes and supports, which come by the thousand.
 */
import { createHash } from "node:crypto";
import pg from "pg";
import { monotonicMs } from "../runtime/clock.ts";
import { connection, holdingConnection, type Sql, sql } from "./pool.ts";
import {
	retried,
	type Statements,
	StillWaiting,
	transactionMs,
} from "./transaction.ts";
import { StoreDown, storeError } from "./unavailable.ts";

const names = new Map<string, string>();

/**
 * The name under which a statement is prepared. It is made from the text: Next compiles
 * several copies of lib/, which share the connections, and one name must mean the same
 * statement to all of them.
 */
function statementName({ text }: Sql): string {
	const known = names.get(text);
	if (known !== undefined) return known;
	const name = `built_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
	names.set(text, name);
	return name;
}

const BEGIN = sql`BEGIN`;
const COMMIT = sql`COMMIT`;

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
	const client = await connection().catch((cause: unknown) => {
		throw new StillWaiting("no connection came free", { cause });
	});
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => reject(new StoreDown("the transaction took too long")),
		Math.max(0, until - monotonicMs()),
	);
	async function run<Row extends pg.QueryResultRow>(statement: Sql) {
		const { text, values } = statement;
		try {
			return await client.query<Row>({
				name: statementName(statement),
				text,
				values,
			});
		} catch (error) {
			throw storeError(error);
		}
	}
	async function whole(): Promise<T> {
		await run(BEGIN);
		const result = await holdingConnection(() =>
			work({
				rows: async <Row extends object>(statement: Sql) =>
					(await run<Row>(statement)).rows,
				execute: async (statement) => (await run(statement)).rowCount ?? 0,
			}),
		);
		// A transaction in which a statement failed answers ROLLBACK, and no error.
		const { command } = await run(COMMIT);
		if (command !== "COMMIT")
			throw new Error("the transaction was rolled back");
		return result;
	}
	try {
		const result = await Promise.race([late, whole()]);
		client.release();
		return result;
	} catch (error) {
		client.release(!(await takenBack(client, error)));
		throw error;
	} finally {
		clearTimeout(timer);
	}
}

/**
 * As `inTransaction`, for work in plain SQL: all of it is kept, or, when it throws,
 * nothing. It may run several times, so it must touch nothing but the database. Its
 * statements must have few texts: each connection keeps them prepared. Throws `StoreDown` when the database does not answer or conflicts outlast `timeoutMs`; when the
 * answer to the COMMIT itself is lost, the work may have been kept nevertheless.
 */
export function inShortTransaction<T>(
	work: (on: Statements) => Promise<T>,
	{ timeoutMs = transactionMs() } = {},
): Promise<T> {
	return retried((leftMs) => attempt(work, leftMs), timeoutMs);
}
