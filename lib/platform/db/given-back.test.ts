import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { connection, rows, sql } from "./pool.ts";
import { useProxiedStore } from "./proxied-store.fixture.ts";
import { inTransaction } from "./transaction.ts";
import { StoreDown } from "./unavailable.ts";

const sockets = useProxiedStore();

test("a connection released in the middle of a transaction is never used again", async () => {
	const cut = inTransaction(async (tx) => {
		await tx.$executeRaw(sql`INSERT INTO essais VALUES (1)`);
		for (const near of sockets) near.pause();
		await tx.$executeRaw(sql`INSERT INTO essais VALUES (2)`);
	});
	await expect(cut).rejects.toBeInstanceOf(StoreDown);
	for (const near of sockets) near.resume();
	// More reads than the pool has connections: every connection runs one.
	const seen = await Promise.all(
		Array.from({ length: 24 }, () =>
			rows<{ n: number; outside: boolean }>(
				sql`SELECT (SELECT count(*)::int FROM essais) AS n, now() = statement_timestamp() AS outside, pg_sleep(0.05)::text`,
			),
		),
	);
	for (const [row] of seen) expect(row).toMatchObject({ n: 0, outside: true });
	await inTransaction((tx) =>
		tx.$executeRaw(sql`INSERT INTO essais VALUES (3)`),
	);
	expect(await rows(sql`SELECT id FROM essais`)).toEqual([{ id: 3 }]);
});

test("a connection released after its transaction is kept for the next query", async () => {
	const read = () => rows<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
	const pids = new Set<number | undefined>();
	for (let time = 0; time < 20; time += 1) {
		pids.add((await read())[0]?.pid);
		await inTransaction(async (tx) => {
			const [row] = await tx.$queryRaw<{ pid: number }[]>(
				sql`SELECT pg_backend_pid() AS pid`,
			);
			pids.add(row?.pid);
		});
	}
	// A connection left in the pool by the previous test may appear once.
	expect(pids.size).toBeLessThanOrEqual(12);
	const [first] = await read();
	expect(pids).toContain(first?.pid);
});

test("a connection that breaks while whoever has it does not listen ends no process, and is not used again", async () => {
	const taken = await connection();
	const [own] = (await taken.query("SELECT pg_backend_pid() AS pid")).rows;
	await rows(sql`SELECT pg_terminate_backend(${own?.pid}::int)`);
	await sleep(100);
	await expect(taken.query("SELECT 1")).rejects.toThrow();
	taken.release();
	expect(await rows(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
});
