import { globSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { withConnection } from "#lib/platform/db/own-connection";
import { type Statement, statementReader } from "./statements.fixture.ts";
import { useTestDatabase } from "./test-store.fixture.ts";

const store = useTestDatabase();

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = globSync("{lib,server,scripts,prisma,app}/**/*.ts", {
	cwd: ROOT,
	exclude: (name) => /^client$|\.(?:test|spec|fixture)\.ts$/.test(name),
}).sort();

/** Undefined column, table, object: what a rename in the schema leaves behind. */
const UNKNOWN = new Set(["42703", "42P01", "42704"]);
/** Read to its end: only the type of a parameter is open. */
const READ_WHOLE = new Set(["42P18"]);

type Found = { readonly faults: string[]; readonly read: number };

/** Prepares statements on the migrated database, and tells those that name what it has not. */
async function prepared(statements: readonly Statement[]): Promise<Found> {
	return withConnection({ connectionString: store.url }, async (client) => {
		const faults: string[] = [];
		let read = 0;
		for (const { place, texts } of statements) {
			let isRead = false;
			for (const text of texts)
				try {
					await client.query(`PREPARE guard AS ${text}`);
					await client.query("DEALLOCATE guard");
					isRead = true;
				} catch (error) {
					if (!(error instanceof pg.DatabaseError)) throw error;
					const code = error.code ?? "";
					if (UNKNOWN.has(code)) faults.push(`${place}: ${error.message}`);
					isRead ||= UNKNOWN.has(code) || READ_WHOLE.has(code);
				}
			if (isRead) read += 1;
		}
		return { faults, read };
	});
}

const STATEMENTS = statementReader(ROOT)(SOURCES);

test("no statement of the sources names a table or a column that the database has not, and nine in ten are read", async () => {
	const { faults, read } = await prepared(STATEMENTS);
	expect(faults).toEqual([]);
	expect(STATEMENTS.length).toBeGreaterThan(500);
	expect(read / STATEMENTS.length).toBeGreaterThan(0.9);
});

test.each([
	["projets", "publie_le"],
	["besoins", "nb_soutiens"],
	["signalements", "traite_le"],
	["sessions", "prouvee_le"],
	["comptes", "hors_decomptes_le"],
	["notes", "redacteur_id"],
])(
	"a column that is renamed is found where statements name it: %s.%s",
	async (table, column) => {
		const rename = (from: string, to: string) =>
			withConnection({ connectionString: store.url }, (client) =>
				client.query(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`),
			);
		const naming = STATEMENTS.filter(({ texts }) =>
			texts.some((text) => text.includes(column)),
		);
		await rename(column, "autrement");
		const { faults } = await prepared(naming);
		await rename("autrement", column);
		expect(faults.filter((fault) => fault.includes(column))).not.toEqual([]);
	},
);
