/**
 * What each clock of a run tells: printed by a process whose own clock was
 * moved, and judged by the one that moved it.
 */
import { z } from "zod";

/** The instant that each clock told, in milliseconds. */
export const Readings = z.object({
	node: z.number(),
	file: z.number(),
	/** A program that was started with an environment of its own. */
	program: z.number(),
	postgres: z.number(),
});
export type Readings = z.infer<typeof Readings>;

/** Between the two readings of a run: more than the coarsest clock's tick. */
export const APART_MS = 2_000;

/** Files keep time by the tick, and a program's `date` by the second. */
const COARSE_MS = 1_100;

/** One sentence for each clock that did not tell an instant between `from` and `to`. */
export function amiss(readings: Readings, from: Date, to: Date): string[] {
	return Object.entries(readings)
		.filter(([, told]) => {
			return told < from.getTime() - COARSE_MS || told > to.getTime();
		})
		.map(([name, told]) => {
			const instant = new Date(told).toISOString();
			return `${name} told ${instant}, not ${from.toISOString()} to ${to.toISOString()}`;
		});
}
