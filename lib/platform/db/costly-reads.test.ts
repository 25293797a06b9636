import { expect, test, vi } from "vitest";
import { lanesOf } from "./costly-reads.ts";

const bounds = { lanes: 2, waitingMax: 3, waitMs: 1_000 };

/** Lets pending promises settle. */
const turn = () => vi.advanceTimersByTimeAsync(0);

test("as many reads enter as there are lanes, as many wait as allowed, in their order, and one more is refused at once", async () => {
	vi.useFakeTimers();
	const lanes = lanesOf(bounds);
	const verdicts: string[] = [];
	const ask = (name: string) =>
		lanes
			.enter()
			.then((isIn) => verdicts.push(`${name} ${isIn ? "in" : "out"}`));
	for (const name of ["a", "b", "c", "d", "e", "f"]) ask(name);
	await turn();
	expect(verdicts).toEqual(["a in", "b in", "f out"]);
	lanes.leave();
	lanes.leave();
	await turn();
	expect(verdicts.slice(3)).toEqual(["c in", "d in"]);
	vi.useRealTimers();
});

test("a read that waits too long is refused, takes no lane, and is removed from the queue", async () => {
	vi.useFakeTimers();
	const lanes = lanesOf({ ...bounds, lanes: 1, waitingMax: 1 });
	expect(await lanes.enter()).toBe(true);
	const late = lanes.enter();
	await vi.advanceTimersByTimeAsync(bounds.waitMs - 1);
	expect(await lanes.enter()).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	expect(await late).toBe(false);
	const next = lanes.enter();
	lanes.leave();
	expect(await next).toBe(true);
	lanes.leave();
	expect(await lanes.enter()).toBe(true);
	vi.useRealTimers();
});
