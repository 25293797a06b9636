import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { asAnother } from "./another.fixture.ts";
import { rows, sql } from "./pool.ts";
import { inShortTransaction } from "./short-transaction.ts";
import type { Statements } from "./transaction.ts";
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

useTrialTable();

const add = async (on: Statements, id: number) => on.execute(adding(id));
const put = async (on: Statements, id: number, n: number) =>
	on.execute(putting(id, n));

test("the work is kept as a whole, and its result returned", async () => {
	const read = await inShortTransaction(async (on) => {
		expect(await put(on, 10, 7)).toBe(1);
		expect(await put(on, 99, 7)).toBe(0);
		return on.rows<{ n: number }>(sql`SELECT n FROM essais WHERE id = 10`);
	});
	expect(read).toEqual([{ n: 7 }]);
	expect(await heldBy(10)).toBe(7);
});

test("two transactions that deadlock both succeed in the end", async () => {
	const both = (first: number, second: number) =>
		inShortTransaction(async (on) => {
			await add(on, first);
			await pause(60);
			await add(on, second);
		});
	await Promise.all([both(1, 2), both(2, 1)]);
	expect([await heldBy(1), await heldBy(2)]).toEqual([2, 2]);
});

test("a conflict that only shows at COMMIT is retried too", async () => {
	await inShortTransaction((on) => put(on, 3, CONFLICTS));
	expect(await heldBy(3)).toBe(CONFLICTS);
});

test("an error thrown by the work is rethrown unchanged, and nothing of the work is kept", async () => {
	const own = new Error("broken invariant");
	const failing = inShortTransaction(async (on) => {
		await add(on, 4);
		throw own;
	});
	await expect(failing).rejects.toBe(own);
	expect(await heldBy(4)).toBe(0);
});

test("a connection whose work was taken back serves the next one", async () => {
	const pids: number[] = [];
	const note = async (on: Statements) => {
		const read = await on.rows<{ pid: number }>(
			sql`SELECT pg_backend_pid() AS pid`,
		);
		pids.push(...read.map(({ pid }) => pid));
	};
	await expect(
		inShortTransaction(async (on) => {
			await note(on);
			throw new Error("broken invariant");
		}),
	).rejects.toThrow("broken invariant");
	await inShortTransaction(note);
	expect(pids).toEqual([pids[0], pids[0]]);
});

test("a constraint that fails at COMMIT is not StoreDown, and its code can be read", async () => {
	const error: unknown = await inShortTransaction((on) =>
		put(on, 5, REFUSED),
	).catch((thrown: unknown) => thrown);
	expect(error).not.toBeInstanceOf(StoreDown);
	expect(sqlState(error)).toBe("23514");
	expect(await heldBy(5)).toBe(0);
});

test("a work that ignores a refused statement is not said to be kept", async () => {
	const deaf = inShortTransaction(async (on) => {
		await add(on, 11);
		await on.execute(sql`SELECT 1 / 0`).then(null, () => {});
	});
	await expect(deaf).rejects.toThrow("rolled back");
	expect(await heldBy(11)).toBe(0);
});

test("D27: a connection that breaks during the work is StoreDown, and the next transaction works", async () => {
	const dying = inShortTransaction(async (on) =>
		on.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`),
	);
	await expect(dying).rejects.toBeInstanceOf(StoreDown);
	const between = inShortTransaction(async (on) => {
		const [own] = await on.rows<{ pid: number }>(
			sql`SELECT pg_backend_pid() AS pid`,
		);
		await asAnother(() =>
			rows(sql`SELECT pg_terminate_backend(${own?.pid}::int)`),
		);
		await pause(50);
		await add(on, 6);
	});
	await expect(between).rejects.toBeInstanceOf(StoreDown);
	await inShortTransaction((on) => add(on, 6));
	expect(await heldBy(6)).toBe(1);
});

test("D27: work that exceeds its time is StoreDown, whatever its statement still does, and nothing of it is kept", async () => {
	const slow = inShortTransaction(
		async (on) => {
			await add(on, 7);
			await on.execute(sql`SELECT pg_sleep(1)`);
			await add(on, 7);
		},
		{ timeoutMs: 100 },
	);
	await expect(slow).rejects.toThrow(
		new StoreDown("the transaction took too long"),
	);
	await inShortTransaction((on) => put(on, 7, 9));
	expect(await heldBy(7)).toBe(9);
});

test("connections come back whatever happened: more failures than there are of them leave none taken", async () => {
	const fails = [
		async () => {
			throw new Error("own");
		},
		(on: Statements) => put(on, 8, REFUSED),
		async (on: Statements) => on.execute(sql`SELECT pg_sleep(5)`),
	];
	const all = Array.from({ length: 36 }, (_, rank) =>
		inShortTransaction(
			async (on) => {
				await fails[rank % fails.length]?.(on);
			},
			{ timeoutMs: 600 },
		),
	);
	const outcomes = await Promise.allSettled(all);
	expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
	await inShortTransaction((on) => add(on, 8));
	expect(await heldBy(8)).toBe(1);
});

test("two copies of this module in one process, as the server's and the pages', use the same connections", async () => {
	vi.resetModules();
	const copy = await import("./short-transaction.ts");
	const adds = (on: Statements) => add(on, 12);
	const puts = (on: Statements) => put(on, 12, 20);
	// One at a time: the pool gives both the same connection.
	await inShortTransaction(adds);
	await copy.inShortTransaction(puts);
	await copy.inShortTransaction(adds);
	await inShortTransaction(puts);
	await inShortTransaction(adds);
	expect(await heldBy(12)).toBe(21);
});
