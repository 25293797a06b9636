/**
 * Calls that arrive while others are being served travel together in the next
 * statement: under load, one round trip for many, and alone, no wait at all.
 */
import { StoreDown } from "./unavailable.ts";

type Waiting<In, Out> = {
	readonly item: In;
	resolve(out: Out): void;
	reject(error: unknown): void;
};

export type GatherOptions = {
	/** Statements on their way at once. */
	readonly lanes: number;
	/** Items that one statement takes at most. */
	readonly max: number;
};

/**
 * A function of one item, served by `run`, which answers for each item of a
 * group in its order. An item is never served by a statement that began before
 * it came. When the store is down, those who wait are told with those who tried.
 */
export function gather<In, Out>(
	run: (items: readonly In[]) => Promise<readonly Out[]>,
	{ lanes, max }: GatherOptions,
): (item: In) => Promise<Out> {
	const waiting: Waiting<In, Out>[] = [];
	let underway = 0;

	async function serve(group: readonly Waiting<In, Out>[]) {
		try {
			const outs = await run(group.map(({ item }) => item));
			for (const [at, { resolve, reject }] of group.entries()) {
				const out = outs[at];
				if (out === undefined) reject(new Error("an item got no answer"));
				else resolve(out);
			}
		} catch (error) {
			const told =
				error instanceof StoreDown ? [...group, ...waiting.splice(0)] : group;
			for (const { reject } of told) reject(error);
		}
	}

	async function drain() {
		underway += 1;
		while (waiting.length > 0) await serve(waiting.splice(0, max));
		underway -= 1;
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject });
			if (underway < lanes) drain();
		});
}
