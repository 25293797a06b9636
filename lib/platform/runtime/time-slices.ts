/** Long lists treated a part at a time, so that other readers are served in between. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** Elements treated without a pause: milliseconds of work. */
export const SLICE = 500;

/** What `treat` makes of each slice of `items`, in their order; a turn of the loop between two slices. */
export async function inSlices<T, U>(
	items: readonly T[],
	treat: (slice: readonly T[]) => U,
): Promise<U[]> {
	const treated: U[] = [];
	for (let from = 0; from < items.length; from += SLICE) {
		if (from > 0) await nextTurn();
		treated.push(treat(items.slice(from, from + SLICE)));
	}
	return treated;
}
