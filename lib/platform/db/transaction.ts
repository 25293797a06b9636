/**
 * Transactions of commands: tried again when the database asks for it, and one
 * word, `StoreDown`, for a database that is gone.
 */
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { z } from "zod";
import { Prisma } from "../../../prisma/client/client.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { noteRefusal } from "./disk-full.ts";
import { isPatient, prisma } from "./pool.ts";
import { PATIENT } from "./time-limits.ts";
import { isStoreDown, SERVER_STATE, StoreDown } from "./unavailable.ts";

const ATTEMPTS_MAX = 6;
/** Time that a transaction has, waiting for a connection included: within the 3 s of D27. */
export const TRANSACTION_MS = 2_800;
/** What must be left of its time for an attempt to be worth beginning. */
export const LEFT_MIN_MS = 200;

/** Serialization failure and deadlock: the same work, done again, may pass. */
const TO_TRY_AGAIN = new Set(["40001", "40P01"]);

/** What the driver says of a connection that broke; these carry no code of PostgreSQL's. */
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

/** What the driver said, wherever Prisma 7.10 hides it. */
function driverCause(error: unknown) {
	// A statement's refusal comes wrapped, that of a COMMIT as the driver's own.
	if (error instanceof Prisma.PrismaClientKnownRequestError)
		return DriverMeta.safeParse(error.meta).data?.driverAdapterError.cause;
	if (isDriverAdapterError(error))
		return DriverCause.safeParse(error.cause).data;
	return undefined;
}

/** PostgreSQL's own code of what it refused. */
export function sqlState(error: unknown): string | undefined {
	return driverCause(error)?.originalCode;
}

function isOfPrisma(error: unknown): boolean {
	return (
		error instanceof Prisma.PrismaClientKnownRequestError ||
		error instanceof Prisma.PrismaClientUnknownRequestError ||
		error instanceof Prisma.PrismaClientValidationError ||
		error instanceof Prisma.PrismaClientRustPanicError ||
		error instanceof Prisma.PrismaClientInitializationError ||
		isDriverAdapterError(error)
	);
}

/** What to throw for an error that only Prisma and its driver can have raised. */
function storeError(error: unknown): unknown {
	noteRefusal(sqlState(error));
	// The driver gives what happens to a connection (cut, too slow) as a plain Error.
	const isGone =
		!isOfPrisma(error) ||
		isStoreDown(error) ||
		CONNECTION_KINDS.has(driverCause(error)?.kind ?? "") ||
		SERVER_STATE.test(sqlState(error) ?? "");
	return isGone
		? new StoreDown("the database did not answer", { cause: error })
		: error;
}

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

/** The open transaction that a command hands to what it calls. */
export type Transaction = Parameters<
	Parameters<ReturnType<typeof client>["$transaction"]>[0]
>[0];

/** No connection came free in time: nothing has begun. */
class StillWaiting extends StoreDown {}

async function attempt<T>(
	work: (tx: Transaction) => Promise<T>,
	timeout: number,
): Promise<T> {
	let place: string = "begin";
	try {
		return await client().$transaction(
			async (tx) => {
				place = "work";
				const result = await work(tx);
				place = "commit";
				return result;
			},
			// The pool gives up waiting before that.
			{ maxWait: timeout, timeout },
		);
	} catch (error) {
		if (place === "work") throw error;
		// The pool says that it waited in vain by a plain Error.
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
 * Does `work` in one transaction and answers what it answers: all of it is
 * kept, or, when it throws, nothing. It may be run several times, so it must
 * touch nothing but the database. Each of its operations must be one statement:
 * Prisma (7.10) looks whether the transaction is still open before an
 * operation, not before the second statement of a nested write, which, once the
 * time is over, runs alone on a connection that was rolled back. Throws `StoreDown` when the database does not
 * answer or conflicts outlast `timeoutMs`; when the answer to the COMMIT itself
 * is lost, the work may have been kept all the same.
 */
export async function inTransaction<T>(
	work: (tx: Transaction) => Promise<T>,
	{ timeoutMs = isPatient() ? PATIENT.statementMs : TRANSACTION_MS } = {},
): Promise<T> {
	const deadline = monotonicMs() + timeoutMs;
	for (let tries = 1; ; tries += 1) {
		try {
			return await attempt(work, Math.ceil(deadline - monotonicMs()));
		} catch (error) {
			if (!mayPass(error)) throw error;
			// Those that collided must not come back together.
			const pause = Math.random() * 8 * 2 ** tries;
			const left = deadline - monotonicMs() - pause;
			if (tries === ATTEMPTS_MAX || left < LEFT_MIN_MS)
				throw new StoreDown("too many writes at once", { cause: error });
			await new Promise((done) => setTimeout(done, pause));
		}
	}
}
