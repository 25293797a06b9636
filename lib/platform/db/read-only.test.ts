import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fillDirectory } from "#prisma/directory.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { readPublicState } from "../cache/public-version.ts";
import { withConnection } from "./own-connection.ts";
import { evenReadOnly, rows, sql } from "./pool.ts";
import {
	readOnlySince,
	setReadOnly,
	unlessReadOnly,
	writersGone,
} from "./read-only.ts";
import { inTransaction } from "./transaction.ts";
import { isStoreDown, READ_ONLY_STATE, ReadOnly } from "./unavailable.ts";

const base = useTestDatabase();

/** What triggers, the daily tasks and the worker of vectors derive from the rest. */
const DERIVED = [
	"_prisma_migrations",
	"frequences",
	"index_articles",
	"index_besoins",
	"index_projets",
	"index_tailles",
	"lieux",
	"mots",
	"plongements_besoins",
	"plongements_projets",
	"recherche_besoins",
	"recherche_projets",
	"semblances",
	"versions",
];

const turn = (isOn: boolean) =>
	evenReadOnly(() => inTransaction((tx) => setReadOnly(tx, isOn)));

beforeAll(fillDirectory);
afterEach(() => turn(false));

async function tables(): Promise<string[]> {
	const found = await rows<{ nom: string }>(
		sql`SELECT relname::text AS nom FROM pg_class
		    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p'
		      AND relname::text <> ALL(${DERIVED}::text[]) ORDER BY relname`,
	);
	return found.map(({ nom }) => nom);
}

function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
	return withConnection({ connectionString: base.url }, work);
}

async function stateOf(client: pg.Client, text: string): Promise<string> {
	try {
		await client.query(text);
		return "passed";
	} catch (error) {
		return error instanceof pg.DatabaseError ? String(error.code) : "other";
	}
}

const renamed = () =>
	rows(sql`UPDATE projets SET nom = nom || '+' WHERE slug = 'projet'`);

async function name(): Promise<string> {
	const [project] = await rows<{ nom: string }>(sql`SELECT nom FROM projets`);
	return project?.nom ?? "";
}

test("in read-only mode every table that a backup keeps refuses insertions, updates and deletions, also of no row and from a program that is not ours; those that are derived do not", async () => {
	const all = await tables();
	expect(all.length).toBeGreaterThan(30);
	await turn(true);
	const states = await withClient(async (client) => {
		const found: string[] = [];
		for (const table of all) {
			for (const text of [
				`INSERT INTO ${table} SELECT * FROM ${table} WHERE false`,
				`DELETE FROM ${table} WHERE false`,
			])
				found.push(`${table} ${await stateOf(client, text)}`);
			const { fields } = await client.query(`SELECT * FROM ${table} LIMIT 0`);
			const column = fields[0]?.name ?? "";
			found.push(
				`${table} ${await stateOf(client, `UPDATE ${table} SET ${column} = ${column} WHERE false`)}`,
			);
		}
		return found;
	});
	expect(states.filter((one) => !one.endsWith(READ_ONLY_STATE))).toEqual([]);
	expect(states).toHaveLength(3 * all.length);
	expect(
		await withClient((client) =>
			stateOf(client, "INSERT INTO mots (mot) VALUES ('derive')"),
		),
	).toBe("passed");
});

test("a write in read-only mode throws ReadOnly, alone or in a transaction, which is not retried and keeps nothing; reads go on, and writes pass again afterwards on the same connections", async () => {
	const before = await name();
	await turn(true);
	expect(await readOnlySince()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
	await expect(renamed()).rejects.toThrow(ReadOnly);
	let tries = 0;
	const two = inTransaction(async (tx) => {
		tries += 1;
		await tx.theme.updateMany({ data: { nom: "Autre" } });
	});
	await expect(two).rejects.toSatisfy(
		(error) => error instanceof ReadOnly && isStoreDown(error),
	);
	expect(tries).toBe(1);
	expect(await name()).toBe(before);
	await turn(false);
	expect(await readOnlySince()).toBeNull();
	await renamed();
	expect(await name()).toBe(`${before}+`);
});

test("the operator writes in read-only mode, in a transaction or not", async () => {
	await turn(true);
	await evenReadOnly(async () => {
		await renamed();
		await inTransaction((tx) => tx.theme.updateMany({ data: { nom: "Sien" } }));
	});
	expect(await rows(sql`SELECT nom FROM themes`)).toEqual([{ nom: "Sien" }]);
});

test("a transaction that wrote before the mode is waited for and kept; one that writes once more meanwhile is refused whole", async () => {
	await withClient((kept) =>
		withClient(async (refused) => {
			await kept.query("BEGIN; UPDATE projets SET porteur = 'avant'");
			await refused.query("BEGIN; UPDATE besoins SET territoire = 'avant'");
			await turn(true);
			let isOver = false;
			const gone = evenReadOnly(writersGone).then(() => {
				isOver = true;
			});
			await sleep(300);
			expect(isOver).toBe(false);
			expect(
				await stateOf(refused, "UPDATE besoins SET territoire = 'après'"),
			).toBe(READ_ONLY_STATE);
			await refused.query("COMMIT");
			await sleep(100);
			expect(isOver).toBe(false);
			await kept.query("COMMIT");
			await gone;
		}),
	);
	expect(await rows(sql`SELECT porteur FROM projets`)).toEqual([
		{ porteur: "avant" },
	]);
	expect(await rows(sql`SELECT territoire FROM besoins`)).toEqual([
		{ territoire: "t" },
	]);
});

test("while the last writer is waited for, another one is refused at once and does not wait behind it", async () => {
	await withClient(async (writer) => {
		await writer.query("BEGIN; UPDATE projets SET porteur = 'long'");
		await turn(true);
		const gone = evenReadOnly(writersGone);
		await sleep(200);
		// Before the other one has ended.
		await expect(renamed()).rejects.toThrow(ReadOnly);
		await writer.query("COMMIT");
		await gone;
	});
});

test("what is left out in read-only mode gives its other value and writes nothing; any other error is thrown", async () => {
	expect(await unlessReadOnly(async () => "fait", "rien")).toBe("fait");
	await turn(true);
	const left = await unlessReadOnly(async () => {
		throw new Error("not called");
	}, "rien");
	expect(left).toBe("rien");
	await turn(false);
	const failing = unlessReadOnly(async () => {
		throw new Error("own");
	}, "rien");
	await expect(failing).rejects.toThrow("own");
	const late = unlessReadOnly(async () => {
		await turn(true);
		await renamed();
		return "fait";
	}, "rien");
	expect(await late).toBe("rien");
});

test("turning the mode on or off makes kept pages and answers again, and repeating it changes nothing", async () => {
	const start = await readPublicState();
	expect([await turn(true), await turn(true)]).toEqual([true, false]);
	const on = await readPublicState();
	expect(Number(on.version)).toBe(Number(start.version) + 1);
	expect(Number(on.contents)).toBe(Number(start.contents) + 1);
	expect([await turn(false), await turn(false)]).toEqual([true, false]);
	expect(Number((await readPublicState()).contents)).toBe(
		Number(on.contents) + 1,
	);
});
