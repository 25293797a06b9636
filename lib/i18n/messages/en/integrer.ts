/** Entries shown on other sites, and the codes that show them. */
export const INTEGRER = {
	titre: "Embed",
	texte:
		"Paste this into your site, or into the read-me file of your source code. No script, no cookie: voting happens here.",
	cadre: "Frame (HTML)",
	badge: "Badge (Markdown)",
	voter: "Vote on {site}",
	soutenir: "Support on {site}",
	voir: "See on {site}",
	retire: "This entry is no longer public",
	retire_court: "no longer public",
} as const;
