/** The time zone of the days and hours that the site shows: that of France, whatever the server's zone. */
export const SITE_TIME_ZONE = "Europe/Paris";

// The Swedish format of a day is that of ISO 8601.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_TIME_ZONE });

/**
 * The day of an instant in the site's zone, `YYYY-MM-DD`: at half past midnight in
 * Paris, UTC is still the day before.
 */
export function dayOf(instant: Date): string {
	return DAY.format(instant);
}

/** A date in words; in French the first of a month is "1er", which no data of locales says. */
export function ordinalFirst(date: string): string {
	return date.replace(
		/(?<!\d)1(?= (?:janv|févr|mars|avr|mai|jui|août|sept|oct|nov|déc))/u,
		"1er",
	);
}

const DAY_MS = 24 * 3600 * 1000;

/** Days of the calendar from one day to another, each `YYYY-MM-DD`: one that has 23 or 25 hours counts as one. */
export function daysBetween(from: string, to: string): number {
	return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
