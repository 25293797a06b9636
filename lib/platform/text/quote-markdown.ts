/** Plain text as Markdown that shows it letter by letter. */

/** A web address, without the punctuation of its sentence; what begins or ends an element wherever it stands. */
const ADDRESS = /https?:\/\/[^\s<>`\\]*[^\s<>`\\.,;:!?()'"»\]]/;
const ANYWHERE = new RegExp(`${ADDRESS.source}|[\\\\\`*_[\\]<>|~&]`, "gi");
const AT_START = /^(?:[-+=#:]|\d+(?=[.)]))/gm;

/** The same letters, none of which formats; addresses lead where they say, and indentation is dropped, as four spaces would make a block of code. */
export function escapeMarkdown(text: string): string {
	return text
		.replace(/^[ \t]+/gm, "")
		.replace(ANYWHERE, (found) =>
			found.length > 1 ? `<${found}>` : `\\${found}`,
		)
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
