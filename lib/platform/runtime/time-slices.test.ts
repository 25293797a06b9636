import { expect, test } from "vitest";
import { inSlices, SLICE } from "./time-slices.ts";

test("a long list is processed in order, and other events are handled in between", async () => {
	let turns = 0;
	const turning = setInterval(() => {
		turns += 1;
	});
	const items = Array.from({ length: 4 * SLICE + 1 }, (_, rank) => rank);
	const turnsBefore: number[] = [];
	const treated = await inSlices(items, (slice) => {
		turnsBefore.push(turns);
		const until = performance.now() + 5;
		while (performance.now() < until);
		return slice.length;
	});
	clearInterval(turning);
	expect(treated).toEqual([SLICE, SLICE, SLICE, SLICE, 1]);
	expect(turnsBefore.at(-1)).toBeGreaterThan(1);
});

test("an empty list is processed at once", async () => {
	expect(await inSlices([], () => 1)).toEqual([]);
});
