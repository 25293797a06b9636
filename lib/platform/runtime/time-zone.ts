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
