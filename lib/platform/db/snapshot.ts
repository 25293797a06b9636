/**
 * Long reads that must all see the same instant: checks, backups. They use their own
 * connection, because a request's deadline would cut them and they would hold a
 * connection of the pool for minutes.
 */
import type pg from "pg";
import { reglages } from "../config/env.ts";
import { withConnection } from "./own-connection.ts";
import type { Sql } from "./pool.ts";
import { connectionOptions, UNLIMITED } from "./time-limits.ts";

const CONNECT_TIMEOUT_MS = 5_000;

/** Rows of one statement, as the database was when the snapshot was taken. */
export type SnapshotRows = <Row extends pg.QueryResultRow>(
	statement: Sql,
) => Promise<Row[]>;

/**
 * Runs reads that all see the database as it is at the first of them, whatever is
 * written meanwhile. They can't write, and block no other transaction.
 */
export async function inSnapshot<T>(
	read: (rows: SnapshotRows) => Promise<T>,
): Promise<T> {
	const { databaseUrl, patienceEssaiMs } = reglages();
	return withConnection(
		{
			connectionString: databaseUrl,
			connectionTimeoutMillis: patienceEssaiMs ?? CONNECT_TIMEOUT_MS,
			keepAlive: true,
			options: connectionOptions(UNLIMITED),
		},
		async (client) => {
			await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
			return read(async (statement) => {
				const { text, values } = statement;
				return (await client.query({ text, values })).rows;
			});
		},
	);
}
