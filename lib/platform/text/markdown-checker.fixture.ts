/** What HTML made from Markdown may hold, told apart from what it must not. */

/** All tags that our output may contain, and no others. */
const HARMLESS_TAG =
	/<(?:\/?(?:h[2-4]|p|blockquote|pre|ul|ol|li|strong|em|code|table|thead|tbody|tr|th|td|a)|hr \/|br \/|ol start="\d+"|a href="(?<href>[^"<>]*)"(?: rel="noopener noreferrer")?)>/g;

const HARMLESS_HREF =
	/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?|(?![a-z][a-z0-9+.-]*:)[^/\\\p{Cc}\s])/iu;

/** The parts of our HTML that are none of the harmless tags and addresses above; none where all is well. */
export function refusedParts(html: string): string[] {
	const refused: string[] = [];
	const rest = html.replace(HARMLESS_TAG, (tag, href?: string) => {
		if (href !== undefined && href !== "" && !HARMLESS_HREF.test(href))
			refused.push(tag);
		return "";
	});
	return [...refused, ...(rest.match(/<[^>]*>?/g) ?? [])];
}
