/** Colours of app/globals.css, for what knows no style sheet: pictures, mails, badges, embeds. */

/** What acts and leads on, unless the site has a colour of its own; what is delivered, always. */
export const GREEN = { clair: "#0f5138", sombre: "#8fd0aa" } as const;

/** What `GREEN` is read on, beside paper and sheet. */
export const GREEN_TINT = { clair: "#e8f3ea", sombre: "#14231b" } as const;

/** What texts stand on, in each look: paper and sheet. */
export const GROUNDS = {
	clair: ["#fbf7ee", "#fffdf8"],
	sombre: ["#141a17", "#1b221e"],
} as const;

/** The states of a need, on paper. */
export const STATE_COLOURS = {
	publie: "#1c4f86",
	etude: "#5a3d8a",
	developpement: "#744400",
	livre: GREEN.clair,
} as const;
