/**
 * The reading of each clock of a run: printed by a process whose own clock was
 * moved, and checked by the one that moved it.
 */
import { z } from "zod";

/** The instant that each clock read, in milliseconds. */
export const Readings = z.object({
	node: z.number(),
	file: z.number(),
	/** A program started with its own environment. */
	program: z.number(),
	postgres: z.number(),
});
export type Readings = z.infer<typeof Readings>;

/** Pause between the two readings of a run: more than the coarsest clock's tick. */
export const APART_MS = 2_000;

/** File times are rounded to the tick, and a program's `date` to the second. */
const COARSE_MS = 1_100;

/** One sentence for each clock that did not read an instant between `from` and `to`. */
export function wrongClocks(
	readings: Readings,
	from: Date,
	to: Date,
): string[] {
	return Object.entries(readings)
		.filter(([, ms]) => {
			return ms < from.getTime() - COARSE_MS || ms > to.getTime();
		})
		.map(([name, ms]) => {
			const instant = new Date(ms).toISOString();
			return `${name} reads ${instant}, not ${from.toISOString()} to ${to.toISOString()}`;
		});
}
