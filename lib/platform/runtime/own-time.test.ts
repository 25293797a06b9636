import { expect, test, vi } from "vitest";
import { monotonicMs } from "./clock.ts";
import { afterOwnTime } from "./own-time.ts";

/** Keeps this process from doing anything else, as others that burn the processor do. */
function stall(ms: number): void {
	const end = monotonicMs() + ms;
	while (monotonicMs() < end);
}

test("what the process is late by does not count: an answer that has come meanwhile is read first", async () => {
	const heard: string[] = [];
	const { promise: over, resolve } = Promise.withResolvers<void>();
	afterOwnTime(200, () => {
		heard.push("too late");
		resolve();
	});
	// Each answer needs a turn of the loop, as the rounds of a connection do.
	let rounds = 0;
	const round = () => {
		rounds += 1;
		if (rounds === 3) heard.push("answer");
		else setImmediate(round);
	};
	setImmediate(round);
	stall(300);
	await over;
	expect(heard).toEqual(["answer", "too late"]);
});

test("cancelled, it does nothing", async () => {
	let isCalled = false;
	const cancel = afterOwnTime(1, () => {
		isCalled = true;
	});
	cancel();
	await new Promise<void>((done) => afterOwnTime(60, done));
	expect(isCalled).toBe(false);
});

test("on a machine at rest it acts when that time is over, neither before nor later", () => {
	vi.useFakeTimers();
	const act = vi.fn();
	afterOwnTime(200, act);
	vi.advanceTimersByTime(199);
	expect(act).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(act).toHaveBeenCalledOnce();
	vi.useRealTimers();
});
