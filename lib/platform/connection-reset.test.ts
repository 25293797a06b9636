import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { closeStore, rows, sql } from "./db.ts";
import { completeEnvironment } from "./env.ts";
import { StoreDown } from "./store-down.ts";
import { inTransaction } from "./transaction.ts";

const store = useTestDatabase();

const sockets = new Set<Socket>();

/** Stands between the pool and PostgreSQL, so that connections can be reset as a crash resets them. */
const proxy = createServer((near) => {
	const { hostname, port } = new URL(store.url);
	const far = connect(Number(port), hostname);
	sockets.add(near);
	near.pipe(far).pipe(near);
	for (const [one, other] of [
		[near, far],
		[far, near],
	] as const)
		one.on("error", () => other.destroy()).on("close", () => other.destroy());
});

function resetAll() {
	for (const socket of sockets) socket.resetAndDestroy();
	sockets.clear();
}

beforeAll(async () => {
	await new Promise<void>((listening) =>
		proxy.listen(0, "127.0.0.1", () => listening()),
	);
	const address = proxy.address();
	if (typeof address !== "object" || address === null)
		throw new Error("no port was given");
	const through = new URL(store.url);
	through.hostname = "127.0.0.1";
	through.port = String(address.port);
	await closeStore();
	completeEnvironment({ DATABASE_URL: through.href });
	await rows(sql`CREATE TABLE essais (id int PRIMARY KEY)`);
});

afterAll(async () => {
	await closeStore();
	proxy.close();
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test("D27: connections reset under a statement, before one, or at the COMMIT are the store's being down, and the next transaction works", async () => {
	const down = expect.objectContaining({ name: "StoreDown" });
	const outcomes = await Promise.allSettled([
		inTransaction(async (tx) => {
			await tx.$executeRaw(sql`INSERT INTO essais VALUES (1)`);
			setTimeout(resetAll, 50);
			await tx.$queryRaw(sql`SELECT pg_sleep(1)::text`);
		}),
		inTransaction(async (tx) => {
			await tx.$executeRaw(sql`INSERT INTO essais VALUES (2)`);
			await pause(100);
			await tx.$executeRaw(sql`INSERT INTO essais VALUES (3)`);
		}),
		inTransaction(async (tx) => {
			await tx.$executeRaw(sql`INSERT INTO essais VALUES (4)`);
			await pause(100);
		}),
		rows(sql`SELECT pg_sleep(1)`),
	]);
	expect(outcomes).toEqual(
		outcomes.map(() => ({ status: "rejected", reason: down })),
	);
	for (const outcome of outcomes)
		expect(outcome.status === "rejected" && outcome.reason).toBeInstanceOf(
			StoreDown,
		);
	await inTransaction((tx) =>
		tx.$executeRaw(sql`INSERT INTO essais VALUES (5)`),
	);
	expect(await rows(sql`SELECT id FROM essais`)).toEqual([{ id: 5 }]);
});
