/** The instants at which a clock is hardest to handle, in France. */

export const INSTANTS = [
	"minuit",
	"printemps",
	"automne",
	"fin-d-annee",
	"bissextile",
] as const;
export type Instant = (typeof INSTANTS)[number];

/** Each begins a minute early, so that a run passes over it. */
const MINUTE_MS = 60_000;

/** The last Sunday of a month (1 to 12) at 1:00 UTC, when all of Europe changes its hour. */
function changeOfHour(year: number, month: 3 | 10): number {
	const lastDay = new Date(Date.UTC(year, month, 0));
	return Date.UTC(
		year,
		month - 1,
		lastDay.getUTCDate() - lastDay.getUTCDay(),
		1,
	);
}

function ofYear(instant: Instant, year: number): number {
	switch (instant) {
		case "minuit":
			// Five past midnight in Paris, in winter: UTC is still the day before.
			return Date.UTC(year, 11, 2, 23, 6);
		case "printemps":
			return changeOfHour(year, 3);
		case "automne":
			return changeOfHour(year, 10);
		case "fin-d-annee":
			return Date.UTC(year, 11, 31, 23);
		case "bissextile": {
			// UTC too is on 29 February from here on; other years have none.
			const lastDay = Date.UTC(year, 2, 0);
			return new Date(lastDay).getUTCDate() === 29 ? lastDay : Number.NaN;
		}
	}
}

/** The next occurrence of an instant after `now`, a minute early. */
export function nextOf(instant: Instant, now: Date): Date {
	const year = now.getUTCFullYear();
	// Around 2100 leap years are eight years apart.
	const starts = Array.from(
		{ length: 9 },
		(_, later) => ofYear(instant, year + later) - MINUTE_MS,
	);
	return new Date(starts.find((start) => start > now.getTime()) ?? Number.NaN);
}
