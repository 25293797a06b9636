/** Plain text as Markdown that shows it letter by letter. */
import { addressIn } from "./links.ts";

/** What ends a sentence, not an address. */
const END = ".,;:!?()'\"»]";
/** A web address with the punctuation of its sentence; what begins or ends an element wherever it stands. */
const ADDRESS = /https?:\/\/[^\s<>`\\]*[^\s<>`\\.,;:!?()'"»\]][^\s<>`\\]*/;
const ANYWHERE = new RegExp(`${ADDRESS.source}|[\\\\\`*_[\\]<>|~&]`, "gi");
const AT_START = /^(?:[-+=#:]|\d+(?=[.)]))/gm;

/** The same letters, none of which formats; addresses lead where they say, and indentation is dropped, as four spaces would make a block of code. */
export function escapeMarkdown(text: string): string {
	return text
		.replace(/^[ \t]+/gm, "")
		.replace(ANYWHERE, (found) => {
			if (found.length === 1) return `\\${found}`;
			const address = addressIn(found, END);
			const rest = found.slice(address.length).replaceAll("]", "\\]");
			return `<${address}>${rest}`;
		})
		.replace(AT_START, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}

/** A quote of the text, with its line ends. */
export function quoteMarkdown(text: string): string {
	return escapeMarkdown(text.trim())
		.split("\n")
		.map((line, rank, lines) =>
			line && lines[rank + 1] ? `> ${line}\\` : `> ${line}`,
		)
		.join("\n");
}
