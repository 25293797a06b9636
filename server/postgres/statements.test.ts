import { globSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { withConnection } from "#lib/platform/db/own-connection";
import { described } from "./described.fixture.ts";
import {
	type Kind,
	readStatements,
	type Statement,
} from "./statements.fixture.ts";
import { useTestDatabase } from "./test-store.fixture.ts";

const store = useTestDatabase();

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = globSync("{lib,server,scripts,bench,prisma,app}/**/*.ts", {
	cwd: ROOT,
	exclude: (name) => /^client$|\.(?:test|spec|fixture)\.ts$/.test(name),
}).sort();

/** Undefined column, table, object: what a rename in the schema leaves behind. */
const UNKNOWN = new Set(["42703", "42P01", "42704"]);
/** Read to its end: only the type of a parameter is open. */
const READ_WHOLE = new Set(["42P18"]);

const { builtins } = pg.types;
/** What a value of these types may be read as; of others, JSON among them, anything. */
const READ_AS: Readonly<Record<number, Kind>> = {
	[builtins.INT2]: "number",
	[builtins.INT4]: "number",
	[builtins.FLOAT4]: "number",
	[builtins.FLOAT8]: "number",
	[builtins.BOOL]: "boolean",
	[builtins.TEXT]: "string",
	[builtins.VARCHAR]: "string",
	[builtins.TIMESTAMPTZ]: "date",
	[builtins.TIMESTAMP]: "date",
	[builtins.DATE]: "date",
	[builtins.BYTEA]: "object",
};
/** What a column is named that has no name: among others, one that stands for several that can't be told. */
const UNTOLD = "?column?";
/** Too large for a number: what reads the answer makes it a string, or a bigint. */
const LARGE: ReadonlySet<number> = new Set([builtins.INT8, builtins.NUMERIC]);

/** What a row is read as and the statement does not give; nothing when it gives no row. */
function misread(
	row: NonNullable<Statement["row"]>,
	columns: ReadonlyMap<string, number>,
): string[] {
	return [...row].flatMap(([name, kinds]) => {
		const type = columns.get(name);
		if (type === undefined)
			return columns.has(UNTOLD) ? [] : [`no column ${name}`];
		const of = READ_AS[type];
		const isRight = LARGE.has(type)
			? !kinds.includes("number")
			: of === undefined || kinds.length === 0 || kinds.includes(of);
		return isRight ? [] : [`${name} is read as ${kinds.join(" or ")}`];
	});
}

type Found = {
	readonly faults: string[];
	readonly read: number;
	/** Those whose rows were compared with what reads them. */
	readonly compared: number;
};

/**
 * Has statements analysed by the migrated database: tells those that name what it has
 * not, and those whose rows are not what their callers read.
 */
async function analysed(statements: readonly Statement[]): Promise<Found> {
	return withConnection({ connectionString: store.url }, async (client) => {
		const faults: string[] = [];
		let read = 0;
		let compared = 0;
		for (const { place, texts, row } of statements) {
			let isRead = false;
			for (const text of texts)
				try {
					const columns = await described(client, text);
					if (row && columns.size > 0 && !isRead) {
						compared += 1;
						const wrong = misread(row, columns);
						faults.push(...wrong.map((one) => `${place}: ${one}`));
					}
					isRead = true;
				} catch (error) {
					if (!(error instanceof pg.DatabaseError)) throw error;
					const code = error.code ?? "";
					if (UNKNOWN.has(code)) faults.push(`${place}: ${error.message}`);
					isRead ||= UNKNOWN.has(code) || READ_WHOLE.has(code);
				}
			if (isRead) read += 1;
		}
		return { faults, read, compared };
	});
}

const STATEMENTS = readStatements(ROOT, SOURCES);

test("no statement names what the database has not, none gives rows other than what reads them, and nine in ten are read", async () => {
	const { faults, read, compared } = await analysed(STATEMENTS);
	expect(faults).toEqual([]);
	expect(STATEMENTS.length).toBeGreaterThan(500);
	expect(read / STATEMENTS.length).toBeGreaterThan(0.9);
	expect(compared).toBeGreaterThan(300);
});

test.each([
	["projets", "publie_le"],
	["besoins", "nb_soutiens"],
	["signalements", "traite_le"],
	["sessions", "prouvee_le"],
	["comptes", "hors_decomptes_le"],
	["journal", "acteur_id"],
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
		const { faults } = await analysed(naming);
		await rename("autrement", column);
		expect(faults.filter((fault) => fault.includes(column))).not.toEqual([]);
	},
);

test.each([
	["a column that is not there", { autre: ["string"] }, "no column autre"],
	["a number for a bigint", { large: ["number"] }, "large is read as number"],
	["a string for an instant", { le: ["string"] }, "le is read as string"],
	["what is there", { le: ["date"], large: ["string"], n: ["number"] }, null],
	["any value", { le: [] }, null],
] as const)(
	"rows are compared with what reads them: %s",
	async (_, row, fault) => {
		const text = "SELECT 1 AS n, 1::int8 AS large, now() AS le";
		const read = new Map(Object.entries(row));
		const { faults } = await analysed([
			{ place: "here", texts: [text], row: read },
		]);
		expect(faults).toEqual(fault ? [`here: ${fault}`] : []);
	},
);
