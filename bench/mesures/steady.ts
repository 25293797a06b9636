/** Calls made at a steady rate, beside a load that fills the machine. */
import { setTimeout as sleep } from "node:timers/promises";

/** How many calls are due after `ms`, at `perSecond`, the first one at once. */
export function dueAfter(ms: number, perSecond: number): number {
	return Math.floor((ms * perSecond) / 1000) + 1;
}

export type Steady = { made: number; failed: number; perSecond: number };

const LOOK_MS = 5;

/**
 * Begins to make `call` at that rate, without waiting for its answers: one that is late is
 * made up for. The returned function ends it, waits for the answers under way, and tells
 * what was done.
 */
export function steadily(
	perSecond: number,
	call: (index: number) => Promise<boolean>,
): () => Promise<Steady> {
	const start = performance.now();
	const underway: Promise<boolean>[] = [];
	let isOver = false;
	const loop = async () => {
		while (!isOver) {
			const due = dueAfter(performance.now() - start, perSecond);
			while (underway.length < due) underway.push(call(underway.length));
			await sleep(LOOK_MS);
		}
	};
	const looping = loop();
	return async () => {
		isOver = true;
		await looping;
		const seconds = (performance.now() - start) / 1000;
		const done = await Promise.all(underway);
		return {
			made: done.length,
			failed: done.filter((isOk) => !isOk).length,
			perSecond: done.length / seconds,
		};
	};
}
