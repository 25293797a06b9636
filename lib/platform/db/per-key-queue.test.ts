import { describe, expect, test } from "vitest";
import {
	LIMITS_OF_REQUESTS,
	useTestDatabase,
} from "#server/postgres/test-store.fixture";
import { transactionsInTurn } from "./per-key-queue.ts";
import { sql } from "./pool.ts";
import { GivenUp } from "./unavailable.ts";

useTestDatabase(LIMITS_OF_REQUESTS);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("transactions in turn", () => {
	test("a call whose answer is known when its turn comes needs no transaction, and sees the result of earlier calls", async () => {
		const inTurn = transactionsInTurn();
		let written: number | undefined;
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, rank) =>
				inTurn(
					1,
					async (tx) => {
						await tx.$queryRaw(sql`SELECT 1`);
						written = rank;
						return rank;
					},
					async () => written,
				),
			),
		);
		expect(answers).toEqual(Array.from({ length: 10 }, () => 0));
	});

	test("of one key run one at a time, in order, and each gets its own answer", async () => {
		const inTurn = transactionsInTurn();
		let open = 0;
		let most = 0;
		const order: number[] = [];
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, rank) =>
				inTurn(1, async (tx) => {
					open += 1;
					most = Math.max(most, open);
					await tx.$queryRaw(sql`SELECT 1`);
					order.push(rank);
					open -= 1;
					return rank;
				}),
			),
		);
		expect(most).toBe(1);
		expect(answers).toEqual(order);
		expect(order).toEqual(order.toSorted((a, b) => a - b));
	});

	test("of another key do not wait", async () => {
		const inTurn = transactionsInTurn();
		let isFirstOver = false;
		const first = inTurn(1, async () => {
			await pause(400);
			isFirstOver = true;
		});
		await inTurn(2, async () => expect(isFirstOver).toBe(false));
		await first;
		expect(isFirstOver).toBe(true);
	});

	test("that fail let the next one run", async () => {
		const inTurn = transactionsInTurn();
		const failed = inTurn(1, async () => {
			throw new Error("no");
		});
		const next = inTurn(1, async () => "yes");
		await expect(failed).rejects.toThrow("no");
		expect(await next).toBe("yes");
	});

	test("that waited as long as allowed are given up, without an attempt", async () => {
		const inTurn = transactionsInTurn();
		const slow = inTurn(1, () => pause(2_700));
		let wasTried = false;
		const late = inTurn(1, async () => {
			wasTried = true;
		});
		await expect(late).rejects.toThrow(GivenUp);
		expect(wasTried).toBe(false);
		await slow;
	});
});
