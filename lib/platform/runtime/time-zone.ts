/** The time zone of the days and hours that the site shows: that of France, whatever the server's zone. */
export const SITE_TIME_ZONE = "Europe/Paris";
