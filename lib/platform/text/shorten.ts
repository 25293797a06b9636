/**
 * Texts that are too long for where they are shown: their beginning and an
 * ellipsis, `max` letters in all. A letter is a code point.
 */

function isTooLong(text: string, max: number): boolean {
	return [...text].length > max;
}

function beginning(text: string, max: number): string {
	return [...text].slice(0, max - 1).join("");
}

/** Cut wherever it is too long; as it is when it fits. */
export function shorten(text: string, max: number): string {
	return isTooLong(text, max) ? `${beginning(text, max)}…` : text;
}

/** Cut at a blank when there is one, without the point or comma before it; as it is when it fits. */
export function shortenAtWord(text: string, max: number): string {
	return isTooLong(text, max)
		? `${beginning(text, max).replace(/[.,;:]?\s+\S*$/, "")}…`
		: text;
}
