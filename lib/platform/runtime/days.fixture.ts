import { siteDay } from "./clock.ts";

const DAY_MS = 24 * 3600 * 1000;

/** The day of the site in so many days, or before today: of its calendar, in which a day may have 23 or 25 hours. */
export function dayIn(days: number): string {
	return siteDay(new Date(Date.parse(siteDay()) + days * DAY_MS));
}
