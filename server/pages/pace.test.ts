import { afterEach, expect, test, vi } from "vitest";
import { BEHIND_MAX_MS, FEW, LATE_MS, LONG_MS, pace } from "./pace.ts";

afterEach(() => {
	vi.useRealTimers();
});

/** Starts that many, one after the other, and records after which measure of the loop each started. */
function beginning(wanted: number, look: (looks: number) => number) {
	vi.useFakeTimers({ toFake: ["performance"] });
	let looks = 0;
	const begun: { at: number; end: () => void }[] = [];
	const { begin } = pace(async () => {
		looks += 1;
		return look(looks);
	});
	const all = Promise.all(
		Array.from({ length: wanted }, async () => {
			const end = await begin();
			begun.push({ at: looks, end });
		}),
	);
	return { begun, all };
}

test("a few start at once, and one more when one has ended, however late the loop is", async () => {
	const { begun, all } = beginning(FEW + 2, (looks) => {
		if (looks === 2 || looks === 3) begun[looks - 2]?.end();
		return LATE_MS + 1;
	});
	await all;
	expect(begun.map(({ at }) => at)).toEqual([
		...Array.from({ length: FEW }, () => 0),
		...[2, 3],
	]);
});

test("long ones wait for something else: as many more start, once the loop has caught up", async () => {
	const { begun, all } = beginning(2 * FEW + 1, (looks) => {
		if (looks === 5) vi.advanceTimersByTime(LONG_MS);
		if (looks === 12) begun[0]?.end();
		if (looks === 14) begun[FEW]?.end();
		return looks < 8 ? LATE_MS + 1 : LATE_MS;
	});
	await all;
	expect(begun.map(({ at }) => at)).toEqual([
		...Array.from({ length: FEW }, () => 0),
		...Array.from({ length: FEW }, (_, rank) => 8 + rank),
		14,
	]);
});

test("the next one waits a bounded time for a loop that never catches up", async () => {
	const { begun, all } = beginning(FEW + 1, () => BEHIND_MAX_MS / 4);
	await all;
	expect(begun.at(-1)?.at).toBe(4);
});

test("renderings that compute start one after the other on the loop of this process", async () => {
	const { begin } = pace();
	let computing = 0;
	let most = 0;
	const compute = async () => {
		const end = await begin();
		computing += 1;
		most = Math.max(most, computing);
		for (let step = 0; step < 3; step += 1) {
			const until = performance.now() + 3 * LATE_MS;
			while (performance.now() < until);
			await new Promise(setImmediate);
		}
		computing -= 1;
		end();
	};
	await Promise.all(Array.from({ length: 3 * FEW }, compute));
	expect(most).toBeLessThanOrEqual(FEW);
});
