import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { OperatorError } from "#lib/platform/operator-error";
import { SCRIPT_LOCK } from "./adapter.ts";
import { withEngine } from "./engine.ts";

/** Where the migrations and the schema they lead to are written. */
export type MigrationSource = { migrations: string; schema: string };

const PRISMA = join(import.meta.dirname, "../../prisma");

/** The project's own migrations. */
export const PROJECT_MIGRATIONS: MigrationSource = {
	migrations: join(PRISMA, "migrations"),
	schema: join(PRISMA, "schema.prisma"),
};

// Any number will do, as long as every version of the starter takes the same.
const MIGRATION_LOCK = 7_041_992;
const NO_FILTER = { externalTables: [], externalEnums: [] };

function migrationNames({ migrations }: MigrationSource): string[] {
	return readdirSync(migrations, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name)
		.sort();
}

function migrationList(source: MigrationSource): MigrationList {
	return {
		baseDir: source.migrations,
		lockfile: {
			path: "migration_lock.toml",
			content: 'provider = "postgresql"\n',
		},
		shadowDbInitScript: "",
		migrationDirectories: migrationNames(source).map((name) => ({
			path: name,
			migrationFile: {
				path: "migration.sql",
				content: {
					tag: "ok",
					value: readFileSync(
						join(source.migrations, name, "migration.sql"),
						"utf8",
					),
				},
			},
		})),
	};
}

async function finishedMigrations(client: pg.Client): Promise<Set<string>> {
	const { rows: tables } = await client.query(
		"SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present",
	);
	if (tables[0]?.present !== true) return new Set();
	// A migration that began and did not finish left nothing else than its row,
	// since it runs in one transaction: it is tried again.
	await client.query(
		"UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
	);
	const { rows } = await client.query(
		"SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL",
	);
	return new Set(rows.map((row) => String(row.migration_name)));
}

async function applyUnderLock(
	client: pg.Client,
	databaseUrl: string,
	source: MigrationSource,
): Promise<string[]> {
	const finished = await finishedMigrations(client);
	const pending = migrationNames(source).filter((name) => !finished.has(name));
	return withEngine(databaseUrl, async (engine) => {
		const migrationsList = migrationList(source);
		if (finished.size > 0) {
			const { editedMigrationNames: edited } =
				await engine.diagnoseMigrationHistory({
					migrationsList,
					optInToShadowDatabase: false,
					filters: NO_FILTER,
				});
			if (edited.length > 0) {
				throw new OperatorError(
					`La base porte une autre version de ${edited.join(", ")} que celle de ce dossier : une migration appliquée ne se modifie plus. Remettez le fichier d'origine, ou repartez d'une base vide.`,
				);
			}
		}
		if (pending.length === 0) return [];
		const { appliedMigrationNames: applied } = await engine.applyMigrations({
			migrationsList,
			filters: NO_FILTER,
		});
		if (applied.join() !== pending.join()) {
			throw new Error(
				`Migrations attendues : ${pending.join(", ")} ; appliquées : ${applied.join(", ") || "aucune"}.`,
			);
		}
		return applied;
	});
}

/**
 * Brings a database up to the migrations of `source` and answers the names of
 * those it applied, in order. Callers on other machines wait for each other;
 * each migration is applied wholly or not at all, also when the process is
 * killed midway.
 */
export async function applyMigrations(
	databaseUrl: string,
	source: MigrationSource = PROJECT_MIGRATIONS,
): Promise<string[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	// A server that dies under us is reported by the query in progress.
	client.on("error", () => {});
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
		// The server may still run the script of a starter that was killed.
		await client.query("SELECT pg_advisory_lock($1), pg_advisory_unlock($1)", [
			SCRIPT_LOCK,
		]);
		return await applyUnderLock(client, databaseUrl, source);
	} finally {
		await client.end();
	}
}

/**
 * The SQL that separates what the migrations build from what the schema says,
 * or `undefined` when they agree. It sees tables, columns, keys and plain
 * indexes, not CHECK constraints, functions, triggers or expression indexes.
 * Uses a database of its own on the server of `databaseUrl`.
 */
export async function migrationDrift(
	databaseUrl: string,
	source: MigrationSource = PROJECT_MIGRATIONS,
): Promise<string | undefined> {
	const schema = readFileSync(source.schema, "utf8");
	const { exitCode, stdout } = await withEngine(databaseUrl, (engine) =>
		engine.diff({
			from: { tag: "migrations", ...migrationList(source) },
			to: {
				tag: "schemaDatamodel",
				files: [{ path: source.schema, content: schema }],
			},
			script: true,
			exitCode: true,
			filters: NO_FILTER,
		}),
	);
	return exitCode === 0 ? undefined : (stdout ?? "");
}
