import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { dueAfter, steadily } from "./steady.ts";

test.each([
	[0, 1],
	[49, 1],
	[50, 2],
	[999, 20],
	[1000, 21],
])("20 a second are due as time goes by: after %i ms, %i", (ms, due) => {
	expect(dueAfter(ms, 20)).toBe(due);
});

test("calls are made at the rate, whatever their answers take, and each is counted once", async () => {
	const ranks: number[] = [];
	const end = steadily(100, async (rank) => {
		ranks.push(rank);
		await sleep(rank === 0 ? 300 : 0);
		return rank % 2 === 0;
	});
	await sleep(200);
	const { failed, made, perSecond } = await end();
	expect(ranks).toEqual(Array.from({ length: made }, (_, rank) => rank));
	expect(made).toBeGreaterThanOrEqual(20);
	expect(failed).toBe(Math.floor(made / 2));
	expect(perSecond).toBeGreaterThan(80);
	expect(perSecond).toBeLessThan(130);
});
