/**
 * Markdown of the team as HTML that needs no further escaping: only the elements below,
 * no raw HTML but a line break, no image (a page makes no third-party request), and no
 * address but http, https, mailto, tel and this site's own.
 */
import { escapeText } from "entities";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const HEADING_MAX = 4;

const ABSOLUTE = /^https?:/i;
const BREAK = /^<br\s*\/?>\s*$/i;

/** Where a text stands in its page. */
type Place = {
	/** The level of its highest headings. */
	readonly top: number;
	/** By how much the others are lowered. */
	readonly lower: number;
	/** Whether a line break of the text is one of the page. */
	readonly breaks: boolean;
	/** The ids of its page so far, when its headings get one each, which its own contents can name. */
	readonly ids?: Set<string>;
};

/** An id for a heading, as GitHub makes it, and as editors write it into a table of contents. */
function idOf(heading: string, ids: Set<string>): string {
	const id = heading
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N} _-]/gu, "")
		.trim()
		.replaceAll(" ", "-");
	let free = id;
	for (let n = 1; ids.has(free); n++) free = `${id}-${n}`;
	ids.add(free);
	return free;
}

function parser({ top, lower, breaks, ids }: Place): Marked {
	const markdown = new Marked({ gfm: true, breaks, async: false });
	markdown.use({
		renderer: {
			heading({ tokens, depth }) {
				const level = Math.min(Math.max(depth + lower, top), HEADING_MAX);
				const text = this.parser.parseInline(tokens);
				const { textRenderer } = this.parser;
				const id =
					ids && idOf(this.parser.parseInline(tokens, textRenderer), ids);
				return `<h${level}${id ? ` id="${escapeText(id)}"` : ""}>${text}</h${level}>\n`;
			},
			// The one way to break a line in a table; without it two words would be one.
			html({ text }) {
				return BREAK.test(text) ? "<br>" : "";
			},
			image({ text }) {
				return escapeText(text);
			},
		},
	});
	return markdown;
}

/** The page's own title is the only h1. */
const ARTICLE = { top: 2, lower: 0, breaks: false };
const article = parser(ARTICLE);
const section = parser({ top: 3, lower: 1, breaks: true });

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

/** Maximum spaces in a row: where line breaks are kept, the parser reads a run again from each of its spaces (marked 18.2.1). */
const SPACES_MAX = 100;
const SPACES = new RegExp(`( {${SPACES_MAX}}) +`, "g");

/** The text with so many quotes and lists in each other at most: what is nested deeper would exhaust the parser's stack. */
export function withoutDeepNesting(text: string): string {
	return text.replace(NESTED, "$1");
}

/** The text without what only makes it costly; any other text is unchanged. */
function withoutCostlyMarks(text: string): string {
	return withoutDeepNesting(text)
		.replace(SPACES, "$1")
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
	allowedAttributes: {
		...{ a: ["href", "rel"], ol: ["start"] },
		...{ h2: ["id"], h3: ["id"], h4: ["id"] },
	},
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowedSchemesAppliedToAttributes: ["href"],
	allowProtocolRelative: false,
	transformTags: { a: link },
};

function render(markdown: Marked, text: string): string {
	return sanitizeHtml(
		markdown.parse(withoutCostlyMarks(text), { async: false }),
		ALLOWED,
	).trim();
}

/** The addresses of the pictures of a Markdown text that have no alternative text. */
export function picturesWithoutText(text: string): string[] {
	const found: string[] = [];
	new Marked().walkTokens(article.lexer(withoutCostlyMarks(text)), (token) => {
		if (token.type === "image" && token.text.trim() === "")
			found.push(String(token.href));
	});
	return found;
}

/** HTML of a Markdown text, safe to insert in a page, a feed or a mail as it is. */
export function renderMarkdown(text: string): string {
	return render(article, text);
}

/** The same for a text under a heading of the page (h2): its own headings stand below it, and its line breaks are kept. */
export function renderMarkdownSection(text: string): string {
	return render(section, text);
}

/** The same for a text that is a page of its own: each heading has an id, and none of those that are `taken`. */
export function renderMarkdownPage(
	text: string,
	taken: readonly string[],
): string {
	return render(parser({ ...ARTICLE, ids: new Set(taken) }), text);
}
