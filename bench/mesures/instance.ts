/** The product as `npm start` serves it, from any checkout, for a measurement. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { childEnvironment } from "#lib/platform/config/env";
import { freePort } from "#server/free-port";
import { applyMigrations } from "#server/migrations/apply";
import { startEmbeddedPostgres } from "#server/postgres/embedded";

const STOP_LIMIT_MS = 20_000;

export type Instance = {
	port: number;
	/** Milliseconds from the command to the first 200. */
	startMs: number;
	stop(): Promise<void>;
};

async function isServing(port: number): Promise<boolean> {
	try {
		return (await fetch(`http://127.0.0.1:${port}/api/sante`)).ok;
	} catch {
		return false;
	}
}

/**
 * No vectors, whatever the caller's settings: the text of an entry would change, then
 * its vector, and a model on the same machine would take the processor from the rest.
 */
const WORDS_ALONE = {
	PLONGEMENTS_URL: "",
	PLONGEMENTS_MODELE: "",
	PLONGEMENTS_CLE: "",
	PLONGEMENTS_SAISIE: "",
};

/** Starts `npm start` in `directory` on a database and waits for its first 200. */
export async function startInstance(
	directory: string,
	settings: Record<string, string>,
): Promise<Instance> {
	const port = await freePort();
	const start = performance.now();
	const child = spawn("npm", ["start"], {
		cwd: directory,
		env: childEnvironment({
			PORT: String(port),
			NODE_ENV: "production",
			LIMITE_APPELS: "1000000",
			NEXTAUTH_SECRET: "m".repeat(43),
			...WORDS_ALONE,
			...settings,
		}),
		stdio: ["ignore", "ignore", "inherit"],
	});
	while (!(await isServing(port))) {
		if (child.exitCode !== null) throw new Error("npm start ended");
		await sleep(20);
	}
	return {
		port,
		startMs: performance.now() - start,
		async stop() {
			const over = new Promise((resolve) => child.once("exit", resolve));
			child.kill("SIGTERM");
			await Promise.race([over, sleep(STOP_LIMIT_MS)]);
		},
	};
}

/** Imports the projects of a file into a database, published, by the operator's command. */
export function importProjects(
	directory: string,
	settings: Readonly<Record<string, string>>,
	file: string,
): void {
	const command = ["importer", "projets", file, "--statut", "publie"];
	execFileSync("npm", ["run", "-s", "gerer", "--", ...command], {
		cwd: directory,
		env: childEnvironment({ ...settings, NEXTAUTH_SECRET: "m".repeat(43) }),
		stdio: "ignore",
	});
}

export type Database = {
	url: string;
	sql<Row extends pg.QueryResultRow>(
		text: string,
		values?: unknown[],
	): Promise<Row[]>;
	stop(): Promise<void>;
};

/** An embedded PostgreSQL as the product runs it, migrated and empty. */
export async function freshDatabase(): Promise<Database> {
	const dataDir = mkdtempSync(join(tmpdir(), "bien-commun-mesure-data-"));
	const server = await startEmbeddedPostgres(dataDir);
	await applyMigrations(server.url);
	const pool = new pg.Pool({ connectionString: server.url, max: 3 });
	return {
		url: server.url,
		sql: async <Row extends pg.QueryResultRow>(
			text: string,
			values: unknown[] = [],
		) => (await pool.query<Row>(text, values)).rows,
		async stop() {
			await pool.end();
			await server.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/** Measures one server over a new database, which `prepare` fills before it starts; both end with it. */
export async function onInstance<T>(
	directory: string,
	measure: (instance: Instance, database: Database) => Promise<T>,
	prepare: (database: Database) => Promise<unknown> = async () => {},
	settings: Record<string, string> = {},
): Promise<T> {
	const database = await freshDatabase();
	try {
		await prepare(database);
		const { url } = database;
		const instance = await startInstance(directory, {
			DATABASE_URL: url,
			...settings,
		});
		try {
			return await measure(instance, database);
		} finally {
			await instance.stop();
		}
	} finally {
		await database.stop();
	}
}
