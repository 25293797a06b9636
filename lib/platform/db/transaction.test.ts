import { AsyncResource } from "node:async_hooks";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { asAnother } from "./another.fixture.ts";
import { journaliser } from "./journal.ts";
import type { Acte } from "./journal-acts.ts";
import { rows, sql } from "./pool.ts";
import { inShortTransaction } from "./short-transaction.ts";
import { inTransaction, type Transaction } from "./transaction.ts";
import {
	adding,
	CONFLICTS,
	heldBy,
	pause,
	putting,
	REFUSED,
	useTrialTable,
} from "./transactions.fixture.ts";
import { StoreDown, sqlState } from "./unavailable.ts";

useTestDatabase();

const ROOT = join(import.meta.dirname, "../..");

useTrialTable();

const add = (tx: Transaction, id: number) => tx.$executeRaw(adding(id));
const put = (tx: Transaction, id: number, n: number) =>
	tx.$executeRaw(putting(id, n));

test("two transactions that deadlock both succeed in the end", async () => {
	const both = (first: number, second: number) =>
		inTransaction(async (tx) => {
			await add(tx, first);
			await pause(60);
			await add(tx, second);
		});
	await Promise.all([both(1, 2), both(2, 1)]);
	expect([await heldBy(1), await heldBy(2)]).toEqual([2, 2]);
});

test("a second connection of the pool is refused inside a transaction, in both kinds, and after it no longer", async () => {
	const reading = () => rows(sql`SELECT 1`);
	const nested = () => inTransaction(async () => null);
	for (const within of [inTransaction, inShortTransaction])
		for (const another of [reading, nested])
			await expect(within(another)).rejects.toThrow("second connection");
	let later: () => Promise<unknown> = reading;
	await inTransaction(async () => {
		later = AsyncResource.bind(reading);
	});
	await expect(later()).resolves.toHaveLength(1);
});

test("a conflict that only shows at COMMIT is retried too", async () => {
	await inTransaction((tx) => put(tx, 3, CONFLICTS));
	expect(await heldBy(3)).toBe(CONFLICTS);
});

test("an error thrown by the work is rethrown unchanged, and nothing of the work is kept", async () => {
	const own = new Error("broken invariant");
	const failing = inTransaction(async (tx) => {
		await add(tx, 4);
		throw own;
	});
	await expect(failing).rejects.toBe(own);
	expect(await heldBy(4)).toBe(0);
});

test("a constraint that fails at COMMIT is not StoreDown, and its code can be read", async () => {
	const error: unknown = await inTransaction((tx) => put(tx, 5, REFUSED)).catch(
		(thrown: unknown) => thrown,
	);
	expect(error).not.toBeInstanceOf(StoreDown);
	expect(sqlState(error)).toBe("23514");
	expect(await heldBy(5)).toBe(0);
});

test("D27: a connection that breaks during the work is StoreDown, and the next transaction works", async () => {
	const dying = inTransaction((tx) =>
		tx.$executeRaw(sql`SELECT pg_terminate_backend(pg_backend_pid())`),
	);
	await expect(dying).rejects.toBeInstanceOf(StoreDown);
	const between = inTransaction(async (tx) => {
		const [own] = await tx.$queryRaw<{ pid: number }[]>(
			sql`SELECT pg_backend_pid() AS pid`,
		);
		await asAnother(() =>
			rows(sql`SELECT pg_terminate_backend(${own?.pid}::int)`),
		);
		await pause(50);
		await add(tx, 6);
	});
	await expect(between).rejects.toBeInstanceOf(StoreDown);
	await inTransaction((tx) => add(tx, 6));
	expect(await heldBy(6)).toBe(1);
});

test("D27: work that exceeds its time is StoreDown and nothing of it is kept", async () => {
	const slow = inTransaction(
		async (tx) => {
			await add(tx, 7);
			await pause(200);
			await add(tx, 7);
		},
		{ timeoutMs: 100 },
	);
	await expect(slow).rejects.toBeInstanceOf(StoreDown);
	expect(await heldBy(7)).toBe(0);
});

test("D3: an entry of the journal is kept or rolled back with its act", async () => {
	const act = (acte: Acte, fails: boolean) =>
		inTransaction(async (tx) => {
			await journaliser(tx, { nature: "operateur" }, acte, {
				objet: "theme",
				objet_id: 8,
				avant: { n: 0 },
				apres: { n: 1 },
				motif: "pour voir",
			});
			if (fails) throw new Error("given up");
		});
	await act("creerTheme", false);
	await act("supprimerTheme", true).catch(() => {});
	const entries = await rows(
		sql`SELECT acteur, acteur_id, acte, objet, objet_id, objet_slug, avant, apres, motif FROM journal WHERE objet = 'theme'`,
	);
	expect(entries).toEqual([
		{
			acteur: "operateur",
			acteur_id: null,
			acte: "creerTheme",
			objet: "theme",
			objet_id: 8,
			objet_slug: null,
			avant: { n: 0 },
			apres: { n: 1 },
			motif: "pour voir",
		},
	]);
});

test("no command writes through a relation: its second statement could run outside the transaction", () => {
	const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(
		(file) => /commands\.ts$/.test(file),
	);
	expect(files.length).toBeGreaterThan(10);
	const nested =
		/:\s*\{\s*(?:create|createMany|connect|connectOrCreate|set|deleteMany|updateMany|upsert):\s*[{[]/;
	expect(
		files.filter((file) => nested.test(readFileSync(join(ROOT, file), "utf8"))),
	).toEqual([]);
});
