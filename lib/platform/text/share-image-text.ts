import { shortenAtWord } from "./shorten.ts";

/** What both typefaces of our pictures have a drawing for; anything else would be asked of a third party. */
const WRITABLE =
	/[ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00b4\u00b6-\u00ffĀ-ćČ-ēĖ-ěĞ-ģĪīĮ-ıĶķĹ-ľŁ-ňŐ-śŞ-šŤťŪūŮ-ų\u0178-ž–—‘-”…€]/;

function writable(sign: string): string {
	if (WRITABLE.test(sign)) return sign;
	const [base = ""] = sign.normalize("NFD");
	return WRITABLE.test(base) ? base : "";
}

/** A text in the letters that our pictures can draw, on one line of at most `max`, cut at a word. */
export function drawable(text: string, max: number): string {
	const line = Array.from(
		text
			.normalize("NFC")
			.replace(/[\u2009\u202f]/g, "\u00a0")
			.replace(/[\u2010\u2011]/g, "-")
			.replace(/\s+/g, " "),
		writable,
	)
		.join("")
		.replace(/ {2,}/g, " ")
		.trim();
	return shortenAtWord(line, max);
}

/** Whether most letters of a text can be drawn: of any other, what is left would say something else. */
export function isDrawable(text: string): boolean {
	const letters = text.normalize("NFC").match(/\p{L}/gu) ?? [];
	return letters.filter(writable).length * 2 >= letters.length;
}
