/**
 * Pages are rendered on one thread. Started all at once, the first is as late as the
 * last, and so are cheap requests: a cached page waits at every turn of the loop for a
 * part of each of them. A few are therefore rendered at a time. A long one waits for
 * the database and not for the loop: it does not prevent others from starting once the
 * loop has caught up.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { monotonicMs } from "#lib/platform/runtime/clock";

/** Started whatever the state of the loop: one computes while the other waits for its data. */
export const FEW = 2;
/** A page that has not ended after this time waits for something other than the loop. */
export const LONG_MS = 250;
/** Time between two measures of the loop. */
const LOOK_MS = 5;
/** A loop with more delay than this is busy. */
export const LATE_MS = 15;
/** The longest wait for a loop that never catches up. */
export const BEHIND_MAX_MS = 1_000;

/** The event loop's delay, in milliseconds. */
async function lateness(): Promise<number> {
	const due = monotonicMs() + LOOK_MS;
	await sleep(LOOK_MS);
	return monotonicMs() - due;
}

/** An independent pace; `late` measures the loop's delay. */
export function pace(late = lateness) {
	/** When each rendering that has not ended was started. */
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
		/** Resolves when one more may start, in the order of the calls, with the function to call when it has ended. */
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
