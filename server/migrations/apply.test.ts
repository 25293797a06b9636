import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../postgres/test-database.ts";
import { killHard, queryOnce } from "../postgres/test-process.ts";
import { applyMigrations } from "./apply.ts";
import { migrationDrift } from "./drift.fixture.ts";
import { type MigrationSource, PROJECT_MIGRATIONS } from "./source.ts";

const folder = mkdtempSync(join(tmpdir(), "bc-migrations-"));
const databases: TestDatabase[] = [];
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await Promise.all(databases.map((database) => database.drop()));
});

async function emptyDatabase(): Promise<string> {
	const database = await testDatabase();
	databases.push(database);
	await queryOnce(
		database.url,
		"DROP SCHEMA public CASCADE; CREATE SCHEMA public",
	);
	return database.url;
}

const SCHEMA = `
datasource db {
  provider = "postgresql"
}
model Livre {
  id Int @id @default(autoincrement())
  titre String
  @@map("livres")
}
`;
const TABLE = `CREATE TABLE "livres" ("id" SERIAL NOT NULL, "titre" TEXT NOT NULL,
	CONSTRAINT "livres_pkey" PRIMARY KEY ("id"));`;
const FUNCTION = `CREATE FUNCTION deux() RETURNS int LANGUAGE plpgsql AS $$
	BEGIN PERFORM 1; RETURN 2; END $$;`;

let sources = 0;
function source(
	scripts: Record<string, string>,
	schema = SCHEMA,
): MigrationSource {
	sources += 1;
	const migrations = join(folder, String(sources), "migrations");
	for (const [name, script] of Object.entries(scripts)) {
		mkdirSync(join(migrations, name), { recursive: true });
		writeFileSync(join(migrations, name, "migration.sql"), script);
	}
	const path = join(folder, String(sources), "schema.prisma");
	writeFileSync(path, schema);
	return { migrations, schema: path };
}

function spawnMigration(url: string, from: MigrationSource, before = "") {
	const module = JSON.stringify(join(import.meta.dirname, "apply.ts"));
	const code = `
		import { applyMigrations } from ${module};
		${before}
		await applyMigrations(${JSON.stringify(url)}, ${JSON.stringify(from)});`;
	return spawn(process.execPath, ["--input-type=module", "-e", code]);
}

async function outputOf(child: ReturnType<typeof spawnMigration>) {
	let output = "";
	child.stderr.on("data", (chunk) => {
		output += String(chunk);
	});
	const [code] = await once(child, "close");
	return { code, output };
}

describe("applyMigrations", () => {
	test("applies the pending migrations in order, function bodies included, and a second run applies nothing", async () => {
		const url = await emptyDatabase();
		const both = source({ "2_fonction": FUNCTION, "1_table": TABLE });
		expect(await applyMigrations(url, both)).toEqual(["1_table", "2_fonction"]);
		expect(await queryOnce(url, "SELECT deux()")).toEqual([{ deux: 2 }]);
		expect(await applyMigrations(url, both)).toEqual([]);
	});

	test("a database migrated by a later version is rejected with the ways out, unless the caller allows it", async () => {
		const url = await emptyDatabase();
		const newer = source({ "1_table": TABLE, "2_fonction": FUNCTION });
		const older = source({ "1_table": TABLE });
		await applyMigrations(url, newer);
		await expect(applyMigrations(url, older)).rejects.toThrow(
			/version plus récente.*2_fonction.*restaurer/,
		);
		expect(await applyMigrations(url, older, true)).toEqual([]);
		expect(await applyMigrations(url, newer)).toEqual([]);
	});

	test("two concurrent runs apply each migration once", async () => {
		const url = await emptyDatabase();
		const table = source({ "1_table": TABLE, "2_fonction": FUNCTION });
		const runs = await Promise.all([
			applyMigrations(url, table),
			applyMigrations(url, table),
		]);
		expect(runs.flat().sort()).toEqual(["1_table", "2_fonction"]);
	});

	test("a script that fails changes nothing, reports why, and is applied once fixed", async () => {
		const url = await emptyDatabase();
		const broken = source({ "1_table": `${TABLE} SELECT 1/0;` });
		await expect(applyMigrations(url, broken)).rejects.toThrow(
			/division by zero/,
		);
		const there = "SELECT to_regclass('livres') IS NOT NULL AS there";
		expect(await queryOnce(url, there)).toEqual([{ there: false }]);
		expect(await applyMigrations(url, source({ "1_table": TABLE }))).toEqual([
			"1_table",
		]);
	});

	test.each([
		["the server finishes its script", "SELECT 1"],
		[
			"the server drops its script",
			"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(2)%' AND pid <> pg_backend_pid() AND datname = current_database()",
		],
	])(
		"killed with -9 midway while %s, the next run completes the database",
		async (_, afterwards) => {
			const url = await emptyDatabase();
			const slow = source({
				"1_table": TABLE,
				"2_lente": `${FUNCTION} SELECT pg_sleep(2);`,
			});
			const child = spawnMigration(url, slow);
			const sleeping =
				"SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()";
			while ((await queryOnce(url, sleeping)).length === 0) await sleep(50);
			await killHard(child);
			await queryOnce(url, afterwards);
			await applyMigrations(url, slow);
			expect(await queryOnce(url, "SELECT deux()")).toEqual([{ deux: 2 }]);
			expect(await applyMigrations(url, slow)).toEqual([]);
		},
	);

	test("a database that is up to date is left so without the engine, which is asked only when something differs", async () => {
		const url = await emptyDatabase();
		const table = source({ "1_table": TABLE });
		await applyMigrations(url, table);
		const withoutEngine = (from: MigrationSource) =>
			outputOf(
				spawnMigration(
					url,
					from,
					"WebAssembly.instantiate = () => Promise.reject(new Error('loaded'));",
				),
			);
		expect(await withoutEngine(table)).toMatchObject({ code: 0 });
		for (const other of [
			source({ "1_table": `${TABLE} -- autre` }),
			source({ "1_table": TABLE, "2_fonction": FUNCTION }),
		])
			expect(await withoutEngine(other)).toEqual({
				code: 1,
				output: expect.stringContaining("loaded"),
			});
	});

	test("a migration changed after it was applied is rejected by name", async () => {
		const url = await emptyDatabase();
		await applyMigrations(url, source({ "1_table": TABLE }));
		await expect(
			applyMigrations(url, source({ "1_table": `${TABLE} -- autre` })),
		).rejects.toThrow(/1_table/);
	});
});

describe("migrationDrift", () => {
	test("migrations that build the schema show no drift, and no database is left behind", async () => {
		const url = await emptyDatabase();
		expect(
			await migrationDrift(url, source({ "1_table": TABLE })),
		).toBeUndefined();
		expect(
			await queryOnce(
				url,
				"SELECT datname FROM pg_database WHERE datname LIKE 'shadow%'",
			),
		).toEqual([]);
	});

	test("a column that only the schema has is detected, and the main database is not touched", async () => {
		const url = await emptyDatabase();
		await queryOnce(url, "CREATE TABLE temoin ()");
		const ahead = source(
			{ "1_table": TABLE },
			SCHEMA.replace("titre String", "titre String\n  auteur String?"),
		);
		expect(await migrationDrift(url, ahead)).toContain('"auteur"');
		expect(
			await queryOnce(url, "SELECT to_regclass('temoin') IS NOT NULL AS here"),
		).toEqual([{ here: true }]);
	});

	test("the project's migrations build the project's schema", async () => {
		const url = await emptyDatabase();
		expect(await migrationDrift(url, PROJECT_MIGRATIONS)).toBeUndefined();
	});
});
