/**
 * Converts to plain text what other sites wrote in Markdown, in HTML, or in text with
 * leftovers of either. Adds nothing and truncates nothing: bounds are checked
 * afterwards, on the result.
 */
import { decodeHTMLStrict } from "entities";
import { compile, type FormatCallback } from "html-to-text";
import { Marked } from "marked";
import { withoutDeepNesting } from "../text/markdown.ts";
import { hasEndlessMarks } from "../validation/text-cost.ts";

export const FORMATS = ["texte", "markdown", "html"] as const;

export type Format = (typeof FORMATS)[number];

/** Deeper than what people write; a nesting bomb must not exhaust the stack. */
const DEPTH_MAX = 100;

const MAILED_OR_WEB = /^(?:https?|mailto):/i;
const SCHEME = /^(?:https?:\/\/|mailto:)/i;

/**
 * Writes the address after the link's text, or readers could not follow the link; drops
 * an address relative to the source's site, which leads nowhere here.
 */
const formatLink: FormatCallback = (element, walk, builder) => {
	const words: string[] = [];
	builder.pushWordTransform((word) => {
		words.push(word);
		return word;
	});
	walk(element.children, builder);
	builder.popWordTransform();
	const href: string = element.attribs?.href?.trim() ?? "";
	if (!MAILED_OR_WEB.test(href)) return;
	const address = href.replace(/^mailto:/i, "");
	const bare = (text: string) => text.replace(SCHEME, "").replace(/\/$/, "");
	if (bare(words.join(" ")) === bare(href)) return;
	builder.addInline(words.length > 0 ? ` (${address})` : address, {
		noWordTransform: true,
	});
};

const formatRow: FormatCallback = (element, walk, builder) => {
	builder.openBlock({ leadingLineBreaks: 1 });
	const cells = element.children.filter(
		({ type }: { type: string }) => type === "tag",
	);
	for (const [index, cell] of cells.entries()) {
		if (index > 0) builder.addInline(" | ", { noWordTransform: true });
		walk(cell.children, builder);
	}
	builder.closeBlock({ trailingLineBreaks: 1 });
};

const paragraph = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const heading = { ...paragraph, uppercase: false };

const htmlToText = compile({
	wordwrap: false,
	limits: { maxDepth: DEPTH_MAX },
	formatters: { link: formatLink, row: formatRow },
	selectors: [
		{ selector: "a", format: "link" },
		...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
			selector,
			options: heading,
		})),
		{ selector: "ul", options: { itemPrefix: "- " } },
		{ selector: "blockquote", format: "block", options: paragraph },
		{ selector: "table", format: "block", options: paragraph },
		{ selector: "tr", format: "row" },
		{ selector: "hr", format: "block", options: paragraph },
		...["img", "svg", "picture", "video", "audio", "iframe", "object"].map(
			(selector) => ({ selector, format: "skip" }),
		),
		...["script", "style", "template", "noscript", "head"].map((selector) => ({
			selector,
			format: "skip",
		})),
	],
});

const markdown = new Marked({ gfm: true, async: false });

/** `{{< tile >}}`, `{{% note %}}`, `{{</ tile >}}`: calls to a site generator. */
const SHORTCODES = /\{\{(?:<[^{}]*>|%[^{}]*%)\}\}/g;
const COMMENT_START = "<!--";
const COMMENT_END = "-->";

/** Zero-width and direction marks, soft hyphen, byte order mark. */
const INVISIBLES = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2060\ufeff]/g;
/** A joiner combines several emoji into one, and is invisible elsewhere. */
const STRAY_JOINERS =
	/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** Drops comments; of an unclosed comment, drops only the opening mark, so that what follows is not lost. */
function withoutComments(text: string): string {
	const kept: string[] = [];
	let from = 0;
	const last = text.lastIndexOf(COMMENT_END);
	for (
		let at = text.indexOf(COMMENT_START);
		at >= 0;
		at = text.indexOf(COMMENT_START, from)
	) {
		kept.push(text.slice(from, at));
		from = at + COMMENT_START.length;
		if (from > last) continue;
		from = text.indexOf(COMMENT_END, from) + COMMENT_END.length;
	}
	return kept.concat(text.slice(from)).join("");
}

/** Endless combining marks are costly to compose; the field's own rule refuses them afterwards. */
function composed(text: string): string {
	return hasEndlessMarks(text) ? text : text.normalize("NFC");
}

function withoutInvisibles(text: string): string {
	return text.replace(INVISIBLES, "").replace(STRAY_JOINERS, "");
}

function tidyLines(text: string): string {
	return text
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.split("\n")
		.map((line) => line.trimEnd())
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

/** The text of a field that is plain text in its source: entities decoded, comments dropped. */
export function cleanText(raw: string): string {
	const text = decodeHTMLStrict(withoutComments(raw));
	return tidyLines(composed(withoutInvisibles(text)));
}

function htmlText(html: string): string {
	const text = htmlToText(withoutComments(html))
		// html-to-text aligns numbers by their dots.
		.replace(/^ (?=\d+\. )/gm, "");
	return tidyLines(composed(withoutInvisibles(text)));
}

function markdownText(source: string): string {
	const bare = withoutComments(source.replace(SHORTCODES, ""));
	return htmlText(markdown.parse(withoutDeepNesting(bare), { async: false }));
}

/** Characters that are converted: a longer text is far beyond any field, and its marks could cost minutes. */
const RAW_MAX = 40_000;

/**
 * The plain text of a text in `format`: entities decoded, markup, comments, images and
 * shortcodes dropped, links followed by their address, list items after a dash, in NFC,
 * without invisible characters. A text longer than `RAW_MAX` is left as it is, to be
 * refused for its length.
 */
export function toPlainText(raw: string, format: Format): string {
	if (raw.length > RAW_MAX) return raw;
	switch (format) {
		case "texte":
			return cleanText(raw);
		case "markdown":
			return markdownText(raw);
		case "html":
			return htmlText(raw);
	}
}
