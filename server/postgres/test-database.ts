import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { z } from "zod";
import {
	childEnvironment,
	completeEnvironment,
} from "#lib/platform/config/env";
import { withConnection } from "#lib/platform/db/own-connection";
import { secretBytes } from "#lib/platform/runtime/clock";
import { applyMigrations } from "../migrations/apply.ts";
import { AREAS_FILE, loadAreas } from "../migrations/areas.ts";
import { PROJECT_MIGRATIONS } from "../migrations/source.ts";
import { startEmbeddedPostgres } from "./embedded.ts";

/** A migrated database used by one caller only. */
export type TestDatabase = { url: string; drop(): Promise<void> };

const TEMPLATE_LOCK = 7_041_994;
const DROP_TRIES = 20;
const DROP_PAUSE_MS = 500;
const ROOT = join(import.meta.dirname, "../..");

/** Data folder of the test server: one per checkout and account, shared by every test process. */
export function testServerFolder(): string {
	const key = `${ROOT}\n${process.getuid?.() ?? ""}`;
	const hash = createHash("sha256").update(key).digest("hex").slice(0, 12);
	return join(tmpdir(), `bien-commun-test-${hash}`);
}

function databaseAt(url: string, name: string): string {
	const parsed = new URL(url);
	parsed.pathname = `/${name}`;
	return parsed.href;
}

function withClient<T>(
	url: string,
	work: (client: pg.Client) => Promise<T>,
): Promise<T> {
	return withConnection({ connectionString: url }, work);
}

function migrationsHash(): string {
	const { migrations } = PROJECT_MIGRATIONS;
	const hash = createHash("sha256").update(readFileSync(AREAS_FILE));
	for (const name of readdirSync(migrations).sort()) {
		const path = join(migrations, name, "migration.sql");
		if (existsSync(path)) hash.update(name).update(readFileSync(path));
	}
	return hash.digest("hex").slice(0, 12);
}

/** The migrated databases to copy; makes those of these migrations and areas unless they are there. */
async function ensureTemplates(url: string) {
	const plain = `template_${migrationsHash()}`;
	const areas = `${plain}_lieux`;
	await withClient(url, async (client) => {
		await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
		const known = await client.query(
			"SELECT 1 FROM pg_database WHERE datname = $1",
			[areas],
		);
		if (known.rowCount) return;
		const draft = "template_draft";
		for (const half of [draft, plain])
			await client.query(`DROP DATABASE IF EXISTS ${half} WITH (FORCE)`);
		await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`);
		const { areas: _, ...source } = PROJECT_MIGRATIONS;
		await applyMigrations(databaseAt(url, draft), source);
		await client.query(`CREATE DATABASE ${plain} TEMPLATE ${draft}`);
		await withClient(databaseAt(url, draft), (one) =>
			loadAreas(one, AREAS_FILE),
		);
		await client.query(`ALTER DATABASE ${draft} RENAME TO ${areas}`);
	});
	return { plain, areas };
}

/**
 * FORCE ends every client connection, but not the server's own maintenance,
 * which ends by itself a moment later.
 */
async function dropDatabase(url: string, name: string): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			await withClient(url, (client) =>
				client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
			);
			return;
		} catch (error) {
			if (tries === DROP_TRIES) throw error;
			await sleep(DROP_PAUSE_MS);
		}
	}
}

const preparedSchema = z.object({
	url: z.string(),
	templates: z.object({ plain: z.string(), areas: z.string() }),
});
type Prepared = z.infer<typeof preparedSchema>;

/** Where a process that holds the server tells those that it starts what it has prepared. */
const PREPARED = "TEST_SERVER";

/**
 * For vitest and for Playwright too: one PostgreSQL from before the first test until after
 * the last. Starts the test server, with a template of the migrated database, and tells it to
 * the processes that this one starts. Returns what stops it, unless another run holds
 * it too.
 */
export default async function holdTestServer(): Promise<() => Promise<void>> {
	// This process, or the one that started it, holds it already.
	if (childEnvironment()[PREPARED]) return async () => {};
	// Its data is temporary: it need not survive a crash.
	const server = await startEmbeddedPostgres(testServerFolder(), {
		durable: false,
		maxConnections: 300,
	});
	const { url } = server;
	const prepared: Prepared = { url, templates: await ensureTemplates(url) };
	completeEnvironment({ [PREPARED]: JSON.stringify(prepared) });
	return () => {
		completeEnvironment({ [PREPARED]: "" });
		return server.stop();
	};
}

/**
 * Creates a database with every migration applied, in some 50 ms, on the server that
 * the run of the tests holds (`holdTestServer`): without the areas, thousands of rows that
 * few tests read, or with them, as a site loads them; or, of `template0`, an empty one.
 */
export async function testDatabase(
	kind: "plain" | "areas" | "template0" = "plain",
): Promise<TestDatabase> {
	const { url, templates } = preparedSchema.parse(
		JSON.parse(childEnvironment()[PREPARED] ?? "{}"),
	);
	const name = `essai_${secretBytes(8).toString("hex")}`;
	await withClient(url, (client) =>
		client.query(
			// By its files, which takes half the time of writing all of it to the log.
			`CREATE DATABASE ${name} TEMPLATE ${kind === "template0" ? kind : templates[kind]} STRATEGY FILE_COPY`,
		),
	);
	return {
		url: databaseAt(url, name),
		drop: () => dropDatabase(url, name),
	};
}
