import { expect, test } from "vitest";
import { rows, sql } from "./pool.ts";
import { useProxiedStore } from "./proxied-store.fixture.ts";
import { inTransaction } from "./transaction.ts";
import { StoreDown } from "./unavailable.ts";

const sockets = useProxiedStore();

function resetAll() {
	for (const socket of sockets) socket.resetAndDestroy();
	sockets.clear();
}

test("D27: connections reset during a statement, before one, or at the COMMIT are StoreDown, and the next transaction works", async () => {
	const down = expect.objectContaining({ name: "StoreDown" });
	// Reset only after each transaction has written, whatever the machine's speed.
	let writing = 3;
	const reset = Promise.withResolvers<void>();
	const written = () => {
		writing -= 1;
		if (writing === 0)
			setTimeout(() => {
				resetAll();
				reset.resolve();
			}, 200);
	};
	const outcomes = await Promise.allSettled([
		inTransaction(async (tx) => {
			await tx.$executeRaw(sql`INSERT INTO essais VALUES (1)`);
			written();
			await tx.$queryRaw(sql`SELECT pg_sleep(1.3)::text`);
		}),
		inTransaction(async (tx) => {
			await tx.$executeRaw(sql`INSERT INTO essais VALUES (2)`);
			written();
			await reset.promise;
			await tx.$executeRaw(sql`INSERT INTO essais VALUES (3)`);
		}),
		inTransaction(async (tx) => {
			await tx.$executeRaw(sql`INSERT INTO essais VALUES (4)`);
			written();
			await reset.promise;
		}),
		rows(sql`SELECT pg_sleep(1.3)`),
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
