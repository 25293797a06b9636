/** Processes long lists in slices, so that other requests are served in between. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** Elements processed without a pause: milliseconds of work. */
export const SLICE = 500;

/** The results of `treat` for each slice of `items`, in order; yields to the event loop between two slices. */
export async function inSlices<T, U>(
	items: readonly T[],
	treat: (slice: readonly T[]) => U | Promise<U>,
	size = SLICE,
): Promise<U[]> {
	const treated: U[] = [];
	for (let from = 0; from < items.length; from += size) {
		if (from > 0) await nextTurn();
		treated.push(await treat(items.slice(from, from + size)));
	}
	return treated;
}
