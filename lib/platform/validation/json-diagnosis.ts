/**
 * Where and why a text is not JSON, in the words of the reference server's parser
 * (CPython 3.13's), because clients show them. Nothing here is recursive: a body may
 * nest 200,000 levels.
 */

/** `offset` counts UTF-16 units; see `codePointOffset`. */
export type JsonFault = { offset: number; reason: string };

const BLANKS = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const LITERAL = /true|false|null/y;
const PLAIN_CHARACTERS = /[[^"\\\p{Cc}][\x7f-\x9f]]*/vy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Where the match of `pattern` (sticky) at `offset` ends; `offset` if there is none. */
function after(pattern: RegExp, text: string, offset: number): number {
	pattern.lastIndex = offset;
	return pattern.test(text) ? pattern.lastIndex : offset;
}

/** The offset as a number of code points, as on the wire. */
export function codePointOffset(text: string, offset: number): number {
	let count = 0;
	for (let index = 0; index < offset; count += 1)
		index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
	return count;
}

/** The end of the string that opens at `start`, or its fault. */
function endOfString(text: string, start: number): number | JsonFault {
	let offset = start + 1;
	for (;;) {
		offset = after(PLAIN_CHARACTERS, text, offset);
		const character = text[offset];
		if (character === '"') return offset + 1;
		if (character === undefined)
			return { offset: start, reason: "Unterminated string starting at" };
		if (character !== "\\")
			return { offset, reason: "Invalid control character at" };
		const next = after(ESCAPE, text, offset);
		if (next === offset) return faultOfEscape(text, offset, start);
		// The reference server requires one more character after a \uXXXX.
		if (next === text.length && text[offset + 1] === "u")
			return { offset: offset + 1, reason: "Invalid \\uXXXX escape" };
		offset = next;
	}
}

function faultOfEscape(text: string, offset: number, start: number): JsonFault {
	const kind = text[offset + 1];
	if (kind === undefined)
		return { offset: start, reason: "Unterminated string starting at" };
	return kind === "u"
		? { offset: offset + 1, reason: "Invalid \\uXXXX escape" }
		: { offset, reason: "Invalid \\escape" };
}

/** The end of the key at `offset` and of its colon, or its fault. */
function endOfKey(text: string, offset: number): number | JsonFault {
	if (text[offset] !== '"')
		return {
			offset,
			reason: "Expecting property name enclosed in double quotes",
		};
	const end = endOfString(text, offset);
	if (typeof end !== "number") return end;
	const colon = after(BLANKS, text, end);
	if (text[colon] !== ":")
		return { offset: colon, reason: "Expecting ':' delimiter" };
	return after(BLANKS, text, colon + 1);
}

/** The end of a string, number or literal at `offset`, or its fault. */
function endOfScalar(text: string, offset: number): number | JsonFault {
	if (text[offset] === '"') return endOfString(text, offset);
	const end = Math.max(
		after(LITERAL, text, offset),
		after(NUMBER, text, offset),
	);
	return end > offset ? end : { offset, reason: "Expecting value" };
}

const CLOSING = { "{": "}", "[": "]" } as const;
const NAME_OF = { "{": "object", "[": "array" } as const;
type Bracket = keyof typeof CLOSING;

/** The first fault of `text`, or undefined if it is valid JSON. */
export function diagnoseJson(text: string): JsonFault | undefined {
	const open: Bracket[] = [];
	let offset = after(BLANKS, text, 0);
	let awaited: "key" | "value" | "separator" = "value";
	for (;;) {
		const bracket = open.at(-1);
		if (awaited === "key") {
			const end = endOfKey(text, offset);
			if (typeof end !== "number") return end;
			offset = end;
			awaited = "value";
		} else if (awaited === "value") {
			const character = text[offset];
			if (character === "{" || character === "[") {
				open.push(character);
				offset = after(BLANKS, text, offset + 1);
				if (text[offset] === CLOSING[character]) awaited = "separator";
				else awaited = character === "{" ? "key" : "value";
				continue;
			}
			const end = endOfScalar(text, offset);
			if (typeof end !== "number") return end;
			offset = after(BLANKS, text, end);
			awaited = "separator";
		} else if (bracket === undefined) {
			return offset < text.length
				? { offset, reason: "Extra data" }
				: undefined;
		} else if (text[offset] === CLOSING[bracket]) {
			open.pop();
			offset = after(BLANKS, text, offset + 1);
		} else {
			if (text[offset] !== ",")
				return { offset, reason: "Expecting ',' delimiter" };
			const next = after(BLANKS, text, offset + 1);
			if (text[next] === CLOSING[bracket])
				return {
					offset,
					reason: `Illegal trailing comma before end of ${NAME_OF[bracket]}`,
				};
			offset = next;
			awaited = bracket === "{" ? "key" : "value";
		}
	}
}

/** The first offset where `text` nests deeper than `max` levels, or undefined. */
export function tooDeepAt(text: string, max: number): number | undefined {
	let depth = 0;
	for (let offset = 0; offset < text.length; offset += 1) {
		const character = text[offset];
		if (character === "{" || character === "[") {
			depth += 1;
			if (depth > max) return offset;
		} else if (character === "}" || character === "]") {
			depth -= 1;
		} else if (character === '"') {
			offset = closingQuote(text, offset);
		}
	}
	return undefined;
}

function closingQuote(text: string, start: number): number {
	for (let offset = start + 1; offset < text.length; offset += 1) {
		if (text[offset] === "\\") offset += 1;
		else if (text[offset] === '"') return offset;
	}
	return text.length;
}
