const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Whether a text can be a slug. Any text may be looked up, and is unknown then, but one with
 * a NUL, which the database refuses: paths (`readTarget`), forms (`action`) and `lineText`
 * refuse it before. What else names an entry, as a page's query does, asks here first.
 */
export function estSlug(text: string): boolean {
	return text.length <= 200 && SLUG.test(text);
}

/** What names an entry in an address, whatever page of it comes after. */
const OF_ENTRY = /(?:^|\/)(?:projet|besoin|article)s?\/([^/]+)/;

/** The slug in an address, as somebody pastes it; a slug as it is. */
export function slugOfAddress(text: string): string {
	const [path = ""] = text.split(/[?#]/, 1);
	const last = path.split("/").findLast((part) => part !== "") ?? "";
	return OF_ENTRY.exec(path)?.[1] ?? last;
}
