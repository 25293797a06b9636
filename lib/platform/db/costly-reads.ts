/**
 * Lanes for reads that cost the database much: a few work at once, some wait,
 * and whoever would wait too long is told at once. Everything else, which costs
 * little, then never waits behind them.
 */

/** Costly reads that work at once in one process. */
export const COSTLY_LANES = 2;
/** Those that may wait for a lane. */
export const COSTLY_WAITING_MAX = 64;
/** How long one may wait: with the time of a statement, still within the 3 s of D27. */
export const COSTLY_WAIT_MS = 1_200;
/** Seconds after which it is worth trying again. */
export const COSTLY_RETRY_SECONDS = 3;

/** So many costly reads are under way that this one would wait too long: 429, try again. */
export class TooBusy extends Error {
	override name = "TooBusy";
	readonly delaiSecondes = COSTLY_RETRY_SECONDS;
}

type Bounds = {
	readonly lanes: number;
	readonly waitingMax: number;
	readonly waitMs: number;
};

export type Lanes = {
	/** Whether a lane came free in time; it is then to be left. */
	enter(): Promise<boolean>;
	leave(): void;
};

/** Lanes of their own, with these bounds. */
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

declare global {
	// Next compiles lib/ apart from the server that Node runs: both use one set of lanes.
	var bienCommunLanes: Lanes | undefined;
}

/** Does a costly read in its turn. Throws `TooBusy` when its turn would come too late. */
export async function inLane<T>(read: () => Promise<T>): Promise<T> {
	globalThis.bienCommunLanes ??= lanesOf({
		lanes: COSTLY_LANES,
		waitingMax: COSTLY_WAITING_MAX,
		waitMs: COSTLY_WAIT_MS,
	});
	const lanes = globalThis.bienCommunLanes;
	if (!(await lanes.enter()))
		throw new TooBusy("too many costly reads at once");
	try {
		return await read();
	} finally {
		lanes.leave();
	}
}
