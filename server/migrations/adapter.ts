import { PrismaPg } from "@prisma/adapter-pg";
import {
	ColumnTypeEnum,
	DriverAdapterError,
	type SqlDriverAdapter,
	type SqlMigrationAwareDriverAdapterFactory,
	type SqlQuery,
	type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import pg from "pg";
import { withConnection } from "#lib/platform/db/own-connection";
import { connectionOptions, UNLIMITED } from "#lib/platform/db/time-limits";
import { secretBytes } from "#lib/platform/runtime/clock";

const PG_CHAR = 18;
const PG_TEXT = 25;

type Connection = {
	host: string;
	port: number;
	user: string;
	password: string;
	database: string;
	ssl: boolean;
	options: string;
};

/** The parts of a connection string: given whole, the engine would create the shadow database over the main one. */
export function connectionParts(databaseUrl: string): Connection {
	const url = new URL(databaseUrl);
	const sslmode = url.searchParams.get("sslmode") ?? "disable";
	return {
		host: url.searchParams.get("host") ?? url.hostname.replace(/^\[|\]$/g, ""),
		port: Number(url.port || 5432),
		user: decodeURIComponent(url.username),
		password: decodeURIComponent(url.password),
		database: decodeURIComponent(url.pathname.slice(1)),
		ssl: sslmode !== "disable" && sslmode !== "prefer",
		options: connectionOptions(UNLIMITED, true),
	};
}

function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

/**
 * adapter-pg 7.10.0 rejects columns of PostgreSQL's internal `"char"` type,
 * which the engine's introspection reads: they are read as text and relabelled
 * afterwards.
 */
function poolReadingCharAsText(connection: Connection): {
	pool: pg.Pool;
	charColumns: WeakMap<readonly unknown[], ReadonlySet<number>>;
} {
	const pool = new pg.Pool({ ...connection, max: 4 });
	// `end` does not wait until the server has closed its side: dropping the shadow
	// database may still break connections, after the stock adapter stopped listening.
	pool.on("error", () => {});
	const charColumns = new WeakMap<readonly unknown[], ReadonlySet<number>>();
	const query = pool.query.bind(pool);
	Object.defineProperty(pool, "query", {
		value: async (config: pg.QueryArrayConfig) => {
			const result = await query(config);
			const columns = new Set<number>();
			result.fields.forEach((field, index) => {
				if (field.dataTypeID !== PG_CHAR) return;
				columns.add(index);
				field.dataTypeID = PG_TEXT;
			});
			charColumns.set(result.rows, columns);
			return result;
		},
	});
	return { pool, charColumns };
}

/** Held by a migration's script for as long as it runs, even after its client has died. */
export const SCRIPT_LOCK = 7_041_993;

const HOLD_LOCK = `SELECT pg_advisory_xact_lock(${SCRIPT_LOCK});`;
// Written in the script's own transaction: after a crash at any instant, a
// migration is either applied and marked as applied, or neither.
const MARK_FINISHED = `
;UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1
WHERE finished_at IS NULL AND rolled_back_at IS NULL;`;

/**
 * Runs a script whole, thus in one transaction: the stock adapter splits it at
 * each `;`, including those inside a function's body.
 */
async function executeScript(
	connection: Connection,
	script: string,
): Promise<void> {
	try {
		await withConnection(connection, async (client) => {
			const { rows } = await client.query(
				"SELECT to_regclass('_prisma_migrations') IS NOT NULL AS marks",
			);
			await client.query(
				rows[0]?.marks === true
					? `${HOLD_LOCK}${script}${MARK_FINISHED}`
					: script,
			);
		});
	} catch (error) {
		throw error instanceof Error
			? new DriverAdapterError({
					kind: "postgres",
					code: "code" in error ? String(error.code) : "XX000",
					severity: "ERROR",
					message: error.message,
					detail: undefined,
					column: undefined,
					hint: undefined,
				})
			: error;
	}
}

async function openAdapter(
	connection: Connection,
	onDispose: () => Promise<void> = async () => {},
): Promise<SqlDriverAdapter> {
	const { pool, charColumns } = poolReadingCharAsText(connection);
	const stock = await new PrismaPg(pool).connect();
	return {
		provider: stock.provider,
		adapterName: stock.adapterName,
		async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
			const result = await stock.queryRaw(query);
			const columns = charColumns.get(result.rows);
			return {
				...result,
				columnTypes: result.columnTypes.map((type, index) =>
					columns?.has(index) ? ColumnTypeEnum.Character : type,
				),
			};
		},
		executeRaw: (query) => stock.executeRaw(query),
		executeScript: (script) => executeScript(connection, script),
		startTransaction: (level) => stock.startTransaction(level),
		getConnectionInfo: () => stock.getConnectionInfo(),
		async dispose(): Promise<void> {
			await stock.dispose();
			await pool.end();
			await onDispose();
		},
	};
}

async function administer(connection: Connection, sql: string): Promise<void> {
	await withConnection(connection, (client) => client.query(sql));
}

/** The connections that an engine opens, and the means to close those it leaves open. */
export type EngineConnections = {
	factory: SqlMigrationAwareDriverAdapterFactory;
	close(): Promise<void>;
};

/**
 * Connections for Prisma's schema engine. The shadow database is a new one with
 * a unique name, dropped at the latest by `close`.
 */
export function openConnections(databaseUrl: string): EngineConnections {
	const connection = connectionParts(databaseUrl);
	const opened = new Set<SqlDriverAdapter>();
	const open = async (
		target: Connection,
		onDispose?: () => Promise<void>,
	): Promise<SqlDriverAdapter> => {
		const adapter = await openAdapter(target, async () => {
			opened.delete(adapter);
			await onDispose?.();
		});
		opened.add(adapter);
		return adapter;
	};
	return {
		factory: {
			provider: "postgres",
			adapterName: "@prisma/adapter-pg",
			connect: () => open(connection),
			async connectToShadowDb() {
				const database = `shadow_${secretBytes(8).toString("hex")}`;
				await administer(
					connection,
					`CREATE DATABASE ${quoted(database)} TEMPLATE template0`,
				);
				return open({ ...connection, database }, () =>
					administer(
						connection,
						`DROP DATABASE IF EXISTS ${quoted(database)} WITH (FORCE)`,
					),
				);
			},
		},
		async close() {
			await Promise.all([...opened].map((adapter) => adapter.dispose()));
		},
	};
}
