/** The zone whose days and hours the site tells: those lived in France, whatever the server's zone. */
export const SITE_TIME_ZONE = "Europe/Paris";
