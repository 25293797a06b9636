const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Whether a text can be a slug. Any text may be looked up, and is unknown then, but one with
 * a NUL, which the database refuses: paths (`readTarget`), forms (`action`) and `lineText`
 * refuse it before. What else names an entry, as a page's query does, asks here first.
 */
export function estSlug(text: string): boolean {
	return text.length <= 200 && SLUG.test(text);
}

/** The slug that an address ends with, as somebody pastes it; a slug as it is. */
export function slugOfAddress(text: string): string {
	const [path = ""] = text.split(/[?#]/, 1);
	return path.split("/").findLast((part) => part !== "") ?? "";
}
