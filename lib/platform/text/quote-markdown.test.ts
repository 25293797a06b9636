import { decodeHTML } from "entities";
import fc from "fast-check";
import { Marked } from "marked";
import { expect, test } from "vitest";
import { HOSTILE_MARKDOWN } from "./markdown-hostile.fixture.ts";
import { quoteMarkdown } from "./quote-markdown.ts";

const markdown = new Marked({ gfm: true, async: false });

/** The elements that a reader of the quote gets, and its letters without blanks. */
function read(text: string) {
	const html = markdown.parse(quoteMarkdown(text), { async: false });
	// An address that stands bare is a link to itself: what it is, and where it leads, are one.
	const unlinked = html.replace(/<a href="[^"]*">|<\/a>/g, "");
	const elements = new Set(
		[...unlinked.matchAll(/<(\w+)/g)].map(([, name]) => name),
	);
	const letters = decodeHTML(unlinked.replace(/<\/?\w+>/g, ""));
	return { elements: [...elements], letters: letters.replace(/\s+/g, "") };
}

const LETTERS = [..."\\`*_[]()<>#|~&!-+=:.;1 \t\nahx"];

test.each([
	["marks", fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 60 })],
	["hostile texts", fc.constantFrom(...HOSTILE_MARKDOWN)],
])(
	"a quote shows its text letter by letter and formats nothing: %s",
	(_, texts) => {
		fc.assert(
			fc.property(texts, (text) => {
				const { elements, letters } = read(text);
				expect(letters).toBe(text.replace(/\s+/g, ""));
				expect(["blockquote", "p", "br"]).toEqual(
					expect.arrayContaining(elements),
				);
			}),
		);
	},
);

test("a quote keeps its paragraphs and line ends", () => {
	expect(quoteMarkdown("1. un *mot*\n    - deux\n\n# trois")).toBe(
		"> 1\\. un \\*mot\\*\\\n> \\- deux\n> \n> \\# trois",
	);
});

test("an address leads where it says, with the bracket that it opened", () => {
	expect(
		quoteMarkdown(
			"(voir https://fr.wikipedia.org/wiki/Commun_(droit)), http://a.example/b].",
		),
	).toBe(
		"> (voir <https://fr.wikipedia.org/wiki/Commun_(droit)>), <http://a.example/b>\\].",
	);
});
