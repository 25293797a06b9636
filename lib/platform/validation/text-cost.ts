/**
 * Keeps a text from costing more time than its length justifies, whatever it contains:
 * normalisation sorts consecutive combining marks by insertion.
 */

/** Marks on one letter: no language uses more (the stream-safe format of Unicode's annex 15). */
export const MARQUES_MAX = 30;

/** Maximum number of code points that NFC composes into one. */
export const COMPOSED_MAX = 4;

const ENDLESS_MARKS = new RegExp(`(?<!\\p{M})\\p{M}{${MARQUES_MAX + 1}}`, "u");

/** Whether more consecutive marks occur than any letter can have. */
export function hasEndlessMarks(text: string): boolean {
	return ENDLESS_MARKS.test(text);
}

/** Whether a text has more than `max` code points, without counting much further. */
export function countsMoreThan(text: string, max: number): boolean {
	if (text.length <= max) return false;
	if (text.length > 2 * max) return true;
	let count = 0;
	for (const _ of text) count += 1;
	return count > max;
}

/** A text without the characters of `chars` at its end; a pattern anchored there would restart at each of them. */
export function withoutTrailing(text: string, chars: string): string {
	let end = text.length;
	while (end > 0 && chars.includes(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}
