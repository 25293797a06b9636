/** Distinguishes a database that is unavailable from a statement that it refuses. */
import pg from "pg";
import { Prisma } from "#prisma/client/client";

/** The database did not answer, or not in time: 503, retry. */
export class StoreDown extends Error {
	override name = "StoreDown";
}

/** PostgreSQL's error code of a write where only reads are admitted. */
export const READ_ONLY_STATE = "25006";

/** Seconds to wait before a retry: a maintenance takes minutes. */
export const READ_ONLY_RETRY_SECONDS = 300;

/** The site is in read-only mode, or its database is: 503, retry much later. Nothing is wrong. */
export class ReadOnly extends StoreDown {
	override name = "ReadOnly";
}

/**
 * SQLSTATE classes and codes that report the server's state and not a fault of the
 * statement: among them what it cuts by itself, a statement (57014), the wait for a
 * lock (55P03), an idle transaction (25P03).
 */
export const SERVER_STATE = /^(?:08|53|57|58|F0|XX|55P03|25P03)/;

/**
 * Whether `error` means that the database is unavailable. A refusal of the statement
 * itself carries an SQLSTATE of another class; an error without one comes from the
 * connection.
 */
export function isStoreDown(error: unknown): boolean {
	if (error instanceof StoreDown) return true;
	if (error instanceof pg.DatabaseError)
		return SERVER_STATE.test(error.code ?? "");
	if (error instanceof Prisma.PrismaClientKnownRequestError)
		return [
			"P1001",
			"P1002",
			"P1008",
			"P1017",
			"P2024",
			"P2028",
			"P2037",
		].includes(error.code);
	if (error instanceof Prisma.PrismaClientInitializationError) return true;
	return false;
}
