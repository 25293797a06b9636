const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be a slug; one that can't is answered as unknown without a query to the database. */
export function estSlug(text: string): boolean {
	return text.length <= 200 && SLUG.test(text);
}
