/** CPU time of this thread: other files run beside it, in the same process. It depends less on the machine's load than elapsed time. */

/** Milliseconds that no text may cost, whatever its content. */
export const COUT_MAX_MS = 100;

const TRIES = 4;

/** The smallest of a few measures, in milliseconds; stops at the first that is low enough. */
export function cpuMs(work: () => unknown): number {
	let best = Number.POSITIVE_INFINITY;
	for (let tried = 0; tried < TRIES && best > COUT_MAX_MS; tried += 1) {
		const before = process.threadCpuUsage();
		work();
		const { user, system } = process.threadCpuUsage(before);
		best = Math.min(best, (user + system) / 1000);
	}
	return best;
}

const HOSTILE: readonly (readonly [name: string, piece: string])[] = [
	["spaces", " "],
	["combining marks", "\u0315\u0300\u05ae\u0305"],
	["a letter's marks", "e\u0315\u0300\u05ae\u0305\u0301"],
	["half-width voice marks", "\uff9e\u0300"],
	["quotes", "\"'"],
	["opening quotes", "«“"],
	["colons", ":"],
	["dots", "."],
	["dots and letters", ".a"],
	["digits", "1"],
	["zeros and underscores", "0_"],
	["surrogate pairs", "😀"],
	["lone surrogates", "\ud800"],
	["line breaks", "\r\n"],
	["carriage returns", "\r"],
	["spaces and line breaks", "  \n"],
	["tabs", "\t"],
	["separators of lines", "\u2028"],
	["slashes", "/"],
	["at signs", "@"],
	["letters of an address", "a@b."],
	["ends of an address", "http://a)"],
	["brackets", "["],
	["opening comments", "<!--"],
	["percent escapes", "%00"],
	["hyphens", "a-"],
];

/** Texts of `length` characters that are worst for patterns and normalisation, each with its name. */
export function hostileTexts(length: number): [name: string, text: string][] {
	return HOSTILE.map(([name, piece]) => [
		name,
		// Enclosed in x, so that it is neither trimmed nor matched to the end.
		`x${piece.repeat(Math.floor((length - 2) / piece.length))}x`,
	]);
}
