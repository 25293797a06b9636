/** Colours of app/globals.css on paper, for what knows no style sheet: pictures, mails, badges, embeds. */

const GREEN = "#0f5138";

/** What acts and leads on. */
export const ACTION = GREEN;

/** The states of a need. */
export const STATE_COLOURS = {
	publie: "#1c4f86",
	etude: "#5a3d8a",
	developpement: "#744400",
	livre: GREEN,
} as const;
