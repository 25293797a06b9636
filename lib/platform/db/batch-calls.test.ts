import { describe, expect, test } from "vitest";
import { batched } from "./batch-calls.ts";
import { StoreDown } from "./unavailable.ts";

/** A `run` that waits until it is released, and records the groups it received. */
function held() {
	const groups: (readonly number[])[] = [];
	const gates: (() => void)[] = [];
	return {
		groups,
		async run(items: readonly number[]) {
			groups.push(items);
			await new Promise<void>((resolve) => gates.push(resolve));
			return items.map((item) => item * 10);
		},
		release: () => gates.shift()?.(),
	};
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("batched", () => {
	test("serves a single call at once", async () => {
		const { groups, run, release } = held();
		const ask = batched(run, { lanes: 2, max: 10 });
		const answer = ask(1);
		expect(groups).toEqual([[1]]);
		release();
		expect(await answer).toBe(10);
	});

	test("batches the calls that arrive while every lane is busy, in their order, up to the bound", async () => {
		const { groups, run, release } = held();
		const ask = batched(run, { lanes: 1, max: 3 });
		const answers = [1, 2, 3, 4, 5].map(ask);
		expect(groups).toEqual([[1]]);
		release();
		await settled();
		expect(groups).toEqual([[1], [2, 3, 4]]);
		release();
		await settled();
		release();
		expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
		expect(groups).toEqual([[1], [2, 3, 4], [5]]);
	});

	test("D27: when the store is down, rejects the waiting calls with the failed ones, and serves again afterwards", async () => {
		let isDown = true;
		let tries = 0;
		const ask = batched(
			async (items: readonly number[]) => {
				tries += 1;
				await settled();
				if (isDown) throw new StoreDown("gone");
				return items;
			},
			{ lanes: 1, max: 1 },
		);
		const outcomes = await Promise.allSettled([1, 2, 3].map(ask));
		expect(outcomes.map(({ status }) => status)).toEqual([
			"rejected",
			"rejected",
			"rejected",
		]);
		expect(tries).toBe(1);
		isDown = false;
		expect(await ask(4)).toBe(4);
	});

	test("rejects only the calls of a group whose own statement failed", async () => {
		const ask = batched(
			async (items: readonly number[]) => {
				await settled();
				if (items.includes(1)) throw new Error("bad group");
				return items;
			},
			{ lanes: 1, max: 1 },
		);
		const [first, second] = await Promise.allSettled([ask(1), ask(2)]);
		expect(first.status).toBe("rejected");
		expect(second).toEqual({ status: "fulfilled", value: 2 });
	});
});
