/**
 * Pages are rendered on one thread. Begun all at once, the first is as late as
 * the last, and so is everything that costs little: a reader who asks for a
 * kept page waits at every turn of the loop for a part of each of them. A few
 * are therefore rendered at a time. One that takes long waits for the database
 * and not for the loop: it keeps nobody from beginning once the loop has
 * caught up.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { monotonicMs } from "#lib/platform/runtime/clock";

/** Begun whatever the loop does: one computes while the other waits for its data. */
export const FEW = 2;
/** A page that has not ended after this time waits for something else than the loop. */
export const LONG_MS = 250;
/** Time between two looks at the loop. */
const LOOK_MS = 5;
/** A loop later than that has enough to do. */
export const LATE_MS = 15;
/** Whoever is next waits no longer for a loop that never catches up. */
export const BEHIND_MAX_MS = 1_000;

/** Milliseconds that the loop comes late for what was due after a moment. */
async function lateness(): Promise<number> {
	const due = monotonicMs() + LOOK_MS;
	await sleep(LOOK_MS);
	return monotonicMs() - due;
}

/** A pace of its own; `late` looks at the loop. */
export function pace(late = lateness) {
	/** When each of those that have not ended was begun. */
	const begun = new Set<{ readonly at: number }>();
	let last: Promise<unknown> = Promise.resolve();

	function rendering(): number {
		const long = monotonicMs() - LONG_MS;
		return [...begun].filter(({ at }) => at > long).length;
	}

	async function turn(): Promise<void> {
		for (let behind = 0; begun.size >= FEW && behind < BEHIND_MAX_MS; ) {
			const now = await late();
			if (now > LATE_MS) behind += now;
			else if (rendering() < FEW) return;
		}
	}

	return {
		/** Resolves when one more may be begun, in the order of the calls, with what to call when it has ended. */
		begin(): Promise<() => void> {
			const begins = last.then(turn).then(() => {
				const one = { at: monotonicMs() };
				begun.add(one);
				return () => {
					begun.delete(one);
				};
			});
			last = begins;
			return begins;
		},
	};
}
