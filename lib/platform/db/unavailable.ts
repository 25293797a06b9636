/** Distinguishes a database that is unavailable from a statement that it refuses. */
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { z } from "zod";
import { Prisma } from "#prisma/client/client";
import { monotonicMs } from "../runtime/clock.ts";
import { processWide } from "../runtime/process-wide.ts";

/** The database did not answer, or not in time: 503, retry. */
export class StoreDown extends Error {
	override name = "StoreDown";
}

/** Its sender left, or so many came at once that this one is given up: 503, retry. Nothing is wrong. */
export class GivenUp extends StoreDown {}

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
const SERVER_STATE = /^(?:08|53|57|58|F0|XX|55P03|25P03)/;

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

export const DISK_FULL = "53100";

export const DISK_FULL_TOLD =
	"Le disque de la base est plein : libérez-y de la place, puis relancez.";

export const READ_ONLY_TOLD =
	"Cette base ne prend aucune écriture : donnez dans DATABASE_URL le serveur PostgreSQL qui écrit.";

/** How long one refusal is remembered: a write meanwhile fails again and extends it. */
export const PLEIN_MS = 60_000;

const disk = processWide("disk", () => ({ fullAt: -PLEIN_MS }));

/** Whether a write was refused for a full disk within the last minute. */
export function isDiskFull(): boolean {
	return monotonicMs() - disk().fullAt < PLEIN_MS;
}

/** The driver's kinds of error for a broken connection; these have no PostgreSQL code. */
const CONNECTION_KINDS = new Set([
	"ConnectionClosed",
	"DatabaseNotReachable",
	"SocketTimeout",
	"TlsConnectionError",
]);

const DriverCause = z.object({
	kind: z.string().optional(),
	originalCode: z.string().optional(),
});
const DriverMeta = z.object({
	driverAdapterError: z.object({ cause: DriverCause }),
});

/** The driver's error, wherever Prisma 7.10 puts it. */
function driverCause(error: unknown) {
	// The error of a statement is wrapped, that of a COMMIT is the driver's own.
	if (error instanceof Prisma.PrismaClientKnownRequestError)
		return DriverMeta.safeParse(error.meta).data?.driverAdapterError.cause;
	if (isDriverAdapterError(error))
		return DriverCause.safeParse(error.cause).data;
	return undefined;
}

/** PostgreSQL's code (SQLSTATE) of a refusal, that of a `StoreDown` too. */
export function sqlState(error: unknown): string | undefined {
	if (error instanceof StoreDown && error.cause) return sqlState(error.cause);
	if (error instanceof pg.DatabaseError) return error.code;
	return driverCause(error)?.originalCode;
}

/** Whether it refuses a value that must be unique and is there already. */
export function isTaken(error: unknown): boolean {
	return sqlState(error) === "23505";
}

/** Whether Prisma or its driver made this error: that of a connection is a plain Error. */
export function isOfPrisma(error: unknown): boolean {
	return (
		error instanceof Prisma.PrismaClientKnownRequestError ||
		error instanceof Prisma.PrismaClientUnknownRequestError ||
		error instanceof Prisma.PrismaClientValidationError ||
		error instanceof Prisma.PrismaClientRustPanicError ||
		error instanceof Prisma.PrismaClientInitializationError ||
		isDriverAdapterError(error)
	);
}

/** The error to throw for one that `pg`, or Prisma and its driver, raised: the refusal itself, `ReadOnly`, or `StoreDown`. */
export function storeError(error: unknown): unknown {
	const state = sqlState(error);
	if (state === DISK_FULL) disk().fullAt = monotonicMs();
	if (state === READ_ONLY_STATE)
		return new ReadOnly("read-only mode", { cause: error });
	// A failed connection (cut, too slow) is reported as a plain Error.
	const isGone =
		!(error instanceof pg.DatabaseError || isOfPrisma(error)) ||
		isStoreDown(error) ||
		CONNECTION_KINDS.has(driverCause(error)?.kind ?? "") ||
		SERVER_STATE.test(state ?? "");
	return isGone
		? new StoreDown("the database did not answer", { cause: error })
		: error;
}
