/**
 * The database: one pool of connections, shared by Prisma (commands) and by
 * plain SQL (the reads and the call count, which the measures show to be hot).
 */
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "../../prisma/client/client.ts";
import { reglages } from "./env.ts";
import { isStoreDown, StoreDown } from "./store-down.ts";

const POOL_MAX = 12;
/** Requests that may wait for a connection before the next ones are turned away. */
const WAITING_MAX = 500;
/** A request gets an answer within 3 s whatever the database does (D27): 1 s to connect, 1.8 s to answer. */
const CONNECT_TIMEOUT_MS = 1_000;
const QUERY_TIMEOUT_MS = 1_800;

type Store = { pool: pg.Pool; prisma: PrismaClient };

declare global {
	// Next compiles lib/ apart from the server that Node runs: both use one pool.
	var bienCommunStore: Store | undefined;
}

function openStore(): Store {
	const { databaseUrl } = reglages();
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: POOL_MAX,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: QUERY_TIMEOUT_MS,
		idleTimeoutMillis: 30_000,
		keepAlive: true,
		options: "-c timezone=UTC",
	});
	// An idle connection that breaks (the server restarts) is replaced at the next query.
	pool.on("error", () => {});
	return { pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

function store(): Store {
	globalThis.bienCommunStore ??= openStore();
	return globalThis.bienCommunStore;
}

/** The Prisma client of this process. */
export function prisma(): PrismaClient {
	return store().prisma;
}

/** Closes every connection; the next query opens new ones. */
export async function closeStore(): Promise<void> {
	const open = globalThis.bienCommunStore;
	globalThis.bienCommunStore = undefined;
	await open?.prisma.$disconnect();
	await open?.pool.end();
}

export const sql = Prisma.sql;
export const joinSql = Prisma.join;
export type Sql = Prisma.Sql;

/**
 * Rows of one statement. `name` keeps the statement prepared on each
 * connection: only for texts that never vary.
 * Throws `StoreDown` when the database does not answer in time.
 */
export async function rows<Row extends pg.QueryResultRow>(
	statement: Sql | { text: string; values: unknown[] },
	name?: string,
): Promise<Row[]> {
	const { pool } = store();
	if (pool.waitingCount >= WAITING_MAX)
		throw new StoreDown("too many requests wait for a connection");
	try {
		const answer = await pool.query<Row>({
			text: statement.text,
			values: statement.values,
			...(name === undefined ? {} : { name }),
		});
		return answer.rows;
	} catch (error) {
		// pg gives what happens to a connection as a plain Error, without a code.
		if (!(error instanceof pg.DatabaseError) || isStoreDown(error))
			throw new StoreDown("the database did not answer", { cause: error });
		throw error;
	}
}
