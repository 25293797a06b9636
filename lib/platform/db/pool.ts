/**
 * The database: a connection pool, shared by Prisma (commands) and by plain SQL (the
 * reads and the call count, which the measures show to be hot).
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "#prisma/client/client";
import { reglages } from "../config/env.ts";
import { afterOwnTime } from "../runtime/own-time.ts";
import { processWide } from "../runtime/process-wide.ts";
import {
	connectionOptions,
	PATIENT,
	promptLimits,
	type TimeLimits,
} from "./time-limits.ts";
import { StoreDown, storeError } from "./unavailable.ts";

const POOL_MAX = 12;
/** Connections for background work: an import writes on two, and reads on others. */
export const PATIENT_POOL_MAX = 4;
/** Requests that may wait for a connection; beyond that, the next ones are rejected. */
const WAITING_MAX = 500;
/** Of them, those that stay open, so that a page after a quiet time opens none. */
const POOL_MIN = 4;
/** A request gets an answer within 3 s whatever the database does (D27): 1 s to connect, less than 2 to answer. */
const CONNECT_TIMEOUT_MS = 1_000;
/** Then an attempt to connect that nobody waits for any more gives its place back. */
const CONNECT_ABANDONED_MS = 5_000;

/**
 * For background work, the time to open a connection or to get a free one: behind an
 * import's own statements, or on a loaded machine.
 */
const PATIENT_CONNECT_TIMEOUT_MS = 30_000;
/**
 * The server's own limit comes first, so that no statement goes on there; this one is
 * for a server that no longer answers.
 */
const BEYOND_SERVER_MS = 400;

/** How the current work uses the database, when it is no request's. */
type Manner = "patient" | "operator";

type Store = {
	readonly pool: pg.Pool;
	readonly prisma: PrismaClient;
	close(): Promise<void>;
};

const stores = processWide(
	"stores",
	() => new Map<Manner | undefined, Store>(),
);
const patience = processWide("patience", () => new AsyncLocalStorage<Manner>());

/** Whether a connection was released while a statement or a transaction is in progress on it. */
function isLeftOpen(client: pg.PoolClient): boolean {
	// Missing from pg's types (8.23): false from when a statement is sent until it ends.
	const isReady = "readyForQuery" in client && client.readyForQuery === true;
	return !isReady || client.getTransactionStatus() !== "I";
}

type GotConnection = Parameters<
	Parameters<InstanceType<typeof pg.Pool>["connect"]>[0]
>;

/** A pool that counts the wait for a connection by this process's own time: what the process is late by is no outage of the database. */
class OwnTimePool extends pg.Pool {
	readonly #waitMs: number;

	constructor(config: pg.PoolConfig, waitMs: number) {
		super(config);
		this.#waitMs = waitMs;
	}

	async #connected(): Promise<pg.PoolClient> {
		const asked = super.connect();
		const late = Promise.withResolvers<never>();
		const cancel = afterOwnTime(this.#waitMs, () => {
			// It may still come: another takes it.
			asked.then(
				(client) => client.release(),
				() => {},
			);
			late.reject(new Error("timeout exceeded when trying to connect"));
		});
		return Promise.race([asked, late.promise]).finally(cancel);
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(got: (...given: GotConnection) => void): void;
	override connect(got?: (...given: GotConnection) => void) {
		const connected = this.#connected();
		if (!got) return connected;
		connected.then(
			(client) => got(undefined, client, (error) => client.release(error)),
			(error: Error) => got(error, undefined, () => {}),
		);
	}
}

function openStore(max: number, limits: TimeLimits, isOperator = false): Store {
	const { databaseUrl, patienceEssaiMs } = reglages();
	const waitMs =
		limits === PATIENT
			? PATIENT_CONNECT_TIMEOUT_MS
			: (patienceEssaiMs ?? CONNECT_TIMEOUT_MS);
	const pool = new OwnTimePool(
		{
			connectionString: databaseUrl,
			max,
			min: limits === PATIENT ? 0 : POOL_MIN,
			connectionTimeoutMillis: waitMs + CONNECT_ABANDONED_MS,
			query_timeout: limits.statementMs + BEYOND_SERVER_MS,
			idleTimeoutMillis: 30_000,
			keepAlive: true,
			options: connectionOptions(limits, isOperator),
		},
		waitMs,
	);
	// An idle connection that breaks (the server restarts) is replaced at the next query.
	pool.on("error", () => {});
	// A transaction that the client gave up: its ROLLBACK may never have been sent, and
	// the next user of the connection would continue inside it.
	pool.on("release", (_error, client) => {
		if (isLeftOpen(client)) client.end();
	});
	const clients = new Set<pg.Client>();
	pool.on("connect", (client) => {
		clients.add(client);
		// From when the pool gives it to when its user listens, nobody would hear that it
		// breaks, and the process would end. Whoever uses it learns it by the next statement.
		client.on("error", () => {});
	});
	pool.on("remove", (client) => clients.delete(client));
	const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
	return {
		pool,
		prisma,
		async close() {
			await prisma.$disconnect();
			const closed = pool.end();
			// Background statements may run for minutes: they are cut. The others are about to end.
			if (limits === PATIENT) for (const client of clients) client.end();
			await closed;
		},
	};
}

/** Whether the current work is background work, which no client waits for. */
export function isPatient(): boolean {
	return patience().getStore() !== undefined;
}

/**
 * Runs `work` on separate connections, whose statements may take as long as `PATIENT`
 * says: for imports, daily tasks, the operator's commands.
 */
export function patiently<T>(work: () => T): T {
	return patience().run(patience().getStore() ?? "patient", work);
}

/**
 * `patiently`, on connections that write in read-only mode too: for the operator's own
 * commands, and for what must be noted because it has happened.
 */
export function evenReadOnly<T>(work: () => T): T {
	return patience().run("operator", work);
}

type Held = { readonly store: Store; isOpen: boolean };

const held = new AsyncLocalStorage<Held>();

/**
 * Runs the work of a transaction, which holds a connection. But in production, another
 * connection of the same pool is refused meanwhile: as many such acts at once as the pool
 * has connections would all wait for one more.
 */
export async function holdingConnection<T>(work: () => Promise<T>): Promise<T> {
	if (reglages().mode === "production") return work();
	const own: Held = { store: store(), isOpen: true };
	try {
		return await held.run(own, work);
	} finally {
		own.isOpen = false;
	}
}

/** Throws where `holdingConnection` refuses another connection. */
export function refuseSecondConnection(): void {
	const own = held.getStore();
	if (own?.isOpen && own.store === anyStore())
		throw new Error(
			"a second connection inside a transaction: pass the transaction",
		);
}

function store(): Store {
	refuseSecondConnection();
	return anyStore();
}

function anyStore(): Store {
	const manner = patience().getStore();
	const open = stores().get(manner);
	if (open) return open;
	const opened =
		manner === undefined
			? openStore(POOL_MAX, promptLimits(reglages().patienceEssaiMs))
			: openStore(PATIENT_POOL_MAX, PATIENT, manner === "operator");
	stores().set(manner, opened);
	return opened;
}

/** The Prisma client of this process. */
export function prisma(): PrismaClient {
	return store().prisma;
}

/** Closes every connection; the next query opens new ones. */
export async function closeStore(): Promise<void> {
	const open = [...stores().values()];
	stores().clear();
	await Promise.all(open.map((one) => one.close()));
}

/** The pool to ask for a connection. Throws `StoreDown` when too many wait for one. */
function freePool(): pg.Pool {
	const { pool } = store();
	if (pool.waitingCount >= WAITING_MAX)
		throw new StoreDown("too many requests wait for a connection");
	return pool;
}

/** A connection of its own, for a transaction; to be released. Throws `StoreDown` when too many wait for one. */
export async function connection(): Promise<pg.PoolClient> {
	return freePool().connect();
}

/** Opens the connections that stay open; the first pages need not wait for them. */
export async function warmPool(): Promise<void> {
	const opened = await Promise.all(
		Array.from({ length: POOL_MIN }, () => connection()),
	);
	for (const client of opened) client.release();
}

export const sql = Prisma.sql;
export const joinSql = Prisma.join;
export type Sql = Prisma.Sql;

/**
 * Rows of one statement. `name` makes it a prepared statement on each connection: only
 * for texts that never vary. Throws `StoreDown` when the database does not answer in
 * time, and `ReadOnly` for a write while it takes none.
 */
export async function rows<Row extends pg.QueryResultRow>(
	statement: Sql | { text: string; values: unknown[] },
	name?: string,
): Promise<Row[]> {
	const pool = freePool();
	try {
		const answer = await pool.query<Row>({
			text: statement.text,
			values: statement.values,
			...(name === undefined ? {} : { name }),
		});
		return answer.rows;
	} catch (error) {
		throw storeError(error);
	}
}

/** The number that the only row of such a statement has as `nombre`; 0 without a row. */
export async function countOf(statement: Sql, name?: string): Promise<number> {
	const [counted] = await rows<{ nombre: number }>(statement, name);
	return counted?.nombre ?? 0;
}

/** Whether a statement finds any row. */
export async function hasRows(statement: Sql, name?: string): Promise<boolean> {
	return (await rows(statement, name)).length > 0;
}
