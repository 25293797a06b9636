/**
 * Pages are rendered on one thread. Begun all at once, the first is as late as
 * the last, and so is everything that costs little. A few go on at any time;
 * beyond, each is begun once the loop has caught up: pages that wait for the
 * database keep nobody waiting, those that compute do.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { monotonicMs } from "#lib/platform/clock";

/** Begun whatever the loop does: one computes while the other waits. */
export const FEW = 2;
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
	let working = 0;
	let last = Promise.resolve();

	async function caughtUp(): Promise<void> {
		for (let behind = 0; working >= FEW && behind < BEHIND_MAX_MS; ) {
			const now = await late();
			if (now <= LATE_MS) return;
			behind += now;
		}
	}

	return {
		/** Resolves when one more may be begun, in the order of the calls; `end` is then to be called. */
		begin(): Promise<void> {
			last = last.then(caughtUp).then(() => {
				working += 1;
			});
			return last;
		},
		end(): void {
			working -= 1;
		},
	};
}
