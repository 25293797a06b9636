/**
 * Markdown of articles as HTML that needs no further escaping: only the elements below,
 * no raw HTML, no image (a page makes no third-party request), and no address but http,
 * https, mailto and this site's own.
 */
import { escapeText } from "entities";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

/** The page's own title is the only h1. */
const HEADING_MIN = 2;
const HEADING_MAX = 4;

const ABSOLUTE = /^https?:/i;

const markdown = new Marked({ gfm: true, async: false });
markdown.use({
	renderer: {
		heading({ tokens, depth }) {
			const level = Math.min(Math.max(depth, HEADING_MIN), HEADING_MAX);
			return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
		},
		html() {
			return "";
		},
		image({ text }) {
			return escapeText(text);
		},
	},
});

/**
 * Maximum emphasis and code marks in one paragraph: no author needs more, and the
 * parser compares each with all others.
 */
const MARKS_MAX = 400;
const MARK = /[*_~`<[]/g;

/** Maximum nesting of quotes and lists, which the parser opens one by one without limit. */
const DEPTH_MAX = 20;
const NESTED = new RegExp(
	`^((?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${DEPTH_MAX}})[->+*\\d.) \\t]+`,
	"gm",
);

/** The text without what only makes it costly; any other text is unchanged. */
function withoutCostlyMarks(text: string): string {
	return text
		.replace(NESTED, "$1")
		.split(/(\n[ \t]*\n)/)
		.map((block) =>
			(block.match(MARK)?.length ?? 0) > MARKS_MAX
				? block.replace(MARK, "\\$&")
				: block,
		)
		.join("");
}

function link(
	tagName: string,
	{ href }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
	if (href === undefined) return { tagName, attribs: {} };
	return ABSOLUTE.test(href)
		? { tagName, attribs: { href, rel: "noopener noreferrer" } }
		: { tagName, attribs: { href } };
}

const ALLOWED: sanitizeHtml.IOptions = {
	allowedTags: [
		...["h2", "h3", "h4", "p", "blockquote", "pre", "hr", "br"],
		...["ul", "ol", "li", "a", "strong", "em", "code"],
		...["table", "thead", "tbody", "tr", "th", "td"],
	],
	allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
	allowedSchemes: ["http", "https", "mailto"],
	allowedSchemesAppliedToAttributes: ["href"],
	allowProtocolRelative: false,
	transformTags: { a: link },
};

/** HTML of a Markdown text, safe to insert in a page, a feed or a mail as it is. */
export function renderMarkdown(text: string): string {
	return sanitizeHtml(
		markdown.parse(withoutCostlyMarks(text), { async: false }),
		ALLOWED,
	).trim();
}
