/**
 * Limits concurrent reads that cost the database much: a few run at once, some wait,
 * and one that would wait too long is refused at once. Cheap reads never wait behind
 * them.
 */

import { processWide } from "../runtime/process-wide.ts";

/** Costly reads that run at once in one process. */
export const COSTLY_LANES = 2;
export const COSTLY_WAITING_MAX = 64;
/** Longest wait: with the time of a statement, still within the 3 s of D27. */
export const COSTLY_WAIT_MS = 1_200;
export const COSTLY_RETRY_SECONDS = 3;

/** Too many costly reads: this one would wait too long (429, retry). */
export class TooBusy extends Error {
	override name = "TooBusy";
	readonly delaiSecondes = COSTLY_RETRY_SECONDS;
}

export type Bounds = {
	readonly lanes: number;
	readonly waitingMax: number;
	readonly waitMs: number;
};

export type Lanes = {
	/** Resolves to whether a lane became free in time; if so, call `leave` afterwards. */
	enter(): Promise<boolean>;
	leave(): void;
};

/** A new set of lanes with these bounds. */
export function lanesOf({ lanes, waitingMax, waitMs }: Bounds): Lanes {
	let free = lanes;
	const waiting = new Set<(isIn: boolean) => void>();
	return {
		enter() {
			if (free > 0) {
				free -= 1;
				return Promise.resolve(true);
			}
			if (waiting.size >= waitingMax) return Promise.resolve(false);
			return new Promise((resolve) => {
				const late = setTimeout(() => settle(false), waitMs);
				const settle = (isIn: boolean) => {
					clearTimeout(late);
					waiting.delete(settle);
					resolve(isIn);
				};
				waiting.add(settle);
			});
		},
		leave() {
			const [next] = waiting;
			if (next) next(true);
			else free += 1;
		},
	};
}

const costlyLanes = processWide("costly reads", () =>
	lanesOf({
		lanes: COSTLY_LANES,
		waitingMax: COSTLY_WAITING_MAX,
		waitMs: COSTLY_WAIT_MS,
	}),
);

/** Runs a costly read when a lane is free. Throws `TooBusy` when it would wait too long. */
export async function inLane<T>(read: () => Promise<T>): Promise<T> {
	if (!(await costlyLanes().enter()))
		throw new TooBusy("too many costly reads at once");
	try {
		return await read();
	} finally {
		costlyLanes().leave();
	}
}
