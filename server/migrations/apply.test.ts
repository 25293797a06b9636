import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { OperatorError } from "#lib/platform/config/operator-error";
import { withConnection } from "#lib/platform/db/own-connection";
import { type TestDatabase, testDatabase } from "../postgres/test-database.ts";
import { killHard, queryOnce } from "../postgres/test-process.ts";
import { applyMigrations } from "./apply.ts";
import { migrationDrift } from "./drift.fixture.ts";
import type { MigrationSource } from "./source.ts";

const folder = mkdtempSync(join(tmpdir(), "bc-migrations-"));
const databases: TestDatabase[] = [];
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await Promise.all(databases.map((database) => database.drop()));
});

async function emptyDatabase(): Promise<string> {
	const database = await testDatabase("template0");
	databases.push(database);
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

/** A lock that scripts wait for, while a test holds it. */
const HELD = 1;

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

function spawnMigration(url: string, from: MigrationSource) {
	const module = JSON.stringify(join(import.meta.dirname, "apply.ts"));
	const code = `
		import { applyMigrations } from ${module};
		await applyMigrations(${JSON.stringify(url)}, ${JSON.stringify(from)});`;
	return spawn(process.execPath, ["--input-type=module", "-e", code]);
}

test("a disk that is full is told by one sentence with its remedy, not as a fault of the migration", async () => {
	const full = source({
		"1_table": "DO $$ BEGIN RAISE disk_full; END $$;",
	});
	await expect(applyMigrations(await emptyDatabase(), full)).rejects.toThrow(
		/^Le disque de la base est plein : libérez/,
	);
});

test.each([
	["DO $$ BEGIN RAISE insufficient_privilege; END $$;", /OWNER TO/],
	["DO $$ BEGIN RAISE read_only_sql_transaction; END $$;", /aucune écriture/],
	["CREATE EXTENSION nulle_part", /extensions.*contrib.*nulle_part/],
])(
	"what the operator of a database can mend is told by its remedy: %s",
	async (script, remedy) => {
		const refused = applyMigrations(
			await emptyDatabase(),
			source({ "1_refused": script }),
		);
		await expect(refused).rejects.toBeInstanceOf(OperatorError);
		await expect(refused).rejects.toThrow(remedy);
	},
);

test("a database in which the account may make no table is told by what it lacks", async () => {
	const url = await emptyDatabase();
	await queryOnce(url, "REVOKE CREATE ON SCHEMA public FROM pg_database_owner");
	const table = source({ "1_table": TABLE });
	await expect(applyMigrations(url, table)).rejects.toThrow(/OWNER TO/);
});

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
			"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()",
		],
	])(
		"killed with -9 midway while %s, the next run completes the database",
		async (_, afterwards) => {
			const url = await emptyDatabase();
			const slow = source({
				"1_table": TABLE,
				"2_lente": `${FUNCTION} SELECT pg_advisory_xact_lock(${HELD});`,
			});
			await withConnection({ connectionString: url }, async (client) => {
				await client.query(`SELECT pg_advisory_lock(${HELD})`);
				const child = spawnMigration(url, slow);
				const waiting =
					"SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()";
				while ((await client.query(waiting)).rows.length === 0) await sleep(20);
				await killHard(child);
				await client.query(afterwards);
			});
			await applyMigrations(url, slow);
			expect(await queryOnce(url, "SELECT deux()")).toEqual([{ deux: 2 }]);
			expect(await applyMigrations(url, slow)).toEqual([]);
		},
	);

	test("a migration changed after it was applied is rejected by name, and one that only has other line ends is not", async () => {
		const url = await emptyDatabase();
		await applyMigrations(url, source({ "1_table": TABLE }));
		const windows = TABLE.replaceAll("\n", "\r\n");
		expect(await applyMigrations(url, source({ "1_table": windows }))).toEqual(
			[],
		);
		await expect(
			applyMigrations(url, source({ "1_table": `${TABLE} -- autre` })),
		).rejects.toThrow(/1_table/);
	});

	test("a database with the tables of something else is rejected, and left as it is", async () => {
		const url = await emptyDatabase();
		await queryOnce(url, "CREATE TABLE autre ()");
		await expect(
			applyMigrations(url, source({ "1_table": TABLE })),
		).rejects.toThrow(/base vide/);
		expect(
			await queryOnce(
				url,
				"SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
			),
		).toEqual([{ tablename: "autre" }]);
	});

	test("a migration that an earlier version began and did not finish is applied", async () => {
		const url = await emptyDatabase();
		const table = source({ "1_table": TABLE });
		await applyMigrations(url, table);
		await queryOnce(
			url,
			"DROP TABLE livres; UPDATE _prisma_migrations SET finished_at = NULL",
		);
		expect(await applyMigrations(url, table)).toEqual(["1_table"]);
		expect(await applyMigrations(url, table)).toEqual([]);
	});
});

describe("migrationDrift", () => {
	test("a migrated database shows no drift, until the schema has a column more", async () => {
		const url = await emptyDatabase();
		const scripts = { "1_table": TABLE };
		await applyMigrations(url, source(scripts));
		expect(await migrationDrift(url, source(scripts))).toBeUndefined();
		const ahead = SCHEMA.replace(
			"titre String",
			"titre String\n  auteur String?",
		);
		expect(await migrationDrift(url, source(scripts, ahead))).toContain(
			'"auteur"',
		);
	});

	test("the project's migrations build the project's schema", async () => {
		const database = await testDatabase();
		databases.push(database);
		expect(await migrationDrift(database.url)).toBeUndefined();
	});
});
