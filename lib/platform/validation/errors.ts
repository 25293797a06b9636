import type { Langue, Phrase } from "../langues.ts";

/** The location of a value in the request: `["body", "themes", 0]`. */
export type Place = readonly (string | number)[];

/**
 * One entry of a 422's `detail`, its keys in wire order. `input` is absent when it must
 * not or cannot be echoed, `ctx` when it is empty.
 */
export type ValidationEntry = {
	type: string;
	loc: (string | number)[];
	msg: string;
	input?: unknown;
	ctx?: Record<string, unknown>;
};

/** Bytes of JSON above which an `input` is left out of the error (D25). */
export const INPUT_MAX_OCTETS = 16 * 1024;

/** Maximum nesting of a body (D25). */
export const NESTING_MAX = 32;

/**
 * Why a field refuses a value, without its location: a field puts one in the `params`
 * of a custom zod issue (see `ownField`), and the location is added later.
 */
export class Refusal {
	readonly type: string;
	readonly msg: string;
	readonly ctx: Record<string, unknown> | undefined;
	readonly echoed: boolean;

	constructor(
		type: string,
		msg: string,
		ctx?: Record<string, unknown>,
		echoed = true,
	) {
		this.type = type;
		this.msg = msg;
		this.ctx = ctx;
		this.echoed = echoed;
	}
}

export const MISSING = new Refusal("missing", "Field required");

export const NOT_AN_OBJECT = new Refusal(
	"model_attributes_type",
	"Input should be a valid dictionary or object to extract fields from",
);

export const NOT_A_STRING = new Refusal(
	"string_type",
	"Input should be a valid string",
);

/** Never echoed: a lone surrogate can't be written in UTF-8. */
export const NOT_UNICODE = new Refusal(
	"string_unicode",
	"Input should be a valid string, unable to parse raw data as a unicode string",
	undefined,
	false,
);

export const NOT_A_LIST = new Refusal(
	"list_type",
	"Input should be a valid list",
);

export const NOT_A_BOOLEAN = new Refusal(
	"bool_type",
	"Input should be a valid boolean",
);

export const BOOLEAN_NOT_UNDERSTOOD = new Refusal(
	"bool_parsing",
	"Input should be a valid boolean, unable to interpret input",
);

const OWN_RULE = "Value error, ";

/** English sentences of our own rules by their French ones; only the French ones are on the wire. */
const englishRules = new Map<string, string>();

/** One of our own rules; the wire reports it in French, a page in its own language. */
export function ownRule({ fr, en }: Phrase): Refusal {
	englishRules.set(fr, en);
	return new Refusal("value_error", `${OWN_RULE}${fr}`, { error: {} });
}

/** The sentence of one of our rules, from the entry that reports it. */
export function ruleSentence(
	{ msg }: Pick<ValidationEntry, "msg">,
	langue: Langue,
): string {
	const french = msg.startsWith(OWN_RULE) ? msg.slice(OWN_RULE.length) : msg;
	return langue === "fr" ? french : (englishRules.get(french) ?? french);
}

/** The entry in a language; only our own rules have a French one. */
export function entryIn(
	entry: ValidationEntry,
	langue: Langue,
): ValidationEntry {
	return entry.msg.startsWith(OWN_RULE)
		? { ...entry, msg: `${OWN_RULE}${ruleSentence(entry, langue)}` }
		: entry;
}

const EITHER = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** A value outside a closed list; the message names the values in order. */
export function outsideList(values: readonly unknown[]): Refusal {
	const expected = EITHER.format(
		values.map((value) =>
			typeof value === "string" ? `'${value}'` : String(value),
		),
	);
	return new Refusal("literal_error", `Input should be ${expected}`, {
		expected,
	});
}

/** A text outside its bounds, counted in code points. */
export function textBound(kind: "min" | "max", bound: number): Refusal {
	const counted = `${bound} character${bound === 1 ? "" : "s"}`;
	return kind === "min"
		? new Refusal(
				"string_too_short",
				`String should have at least ${counted}`,
				{ min_length: bound },
			)
		: new Refusal("string_too_long", `String should have at most ${counted}`, {
				max_length: bound,
			});
}

/** A list outside its bounds. */
export function listBound(
	kind: "min" | "max",
	bound: number,
	actual: number,
): Refusal {
	const counted = `${bound} item${bound === 1 ? "" : "s"} after validation, not ${actual}`;
	const lengths = { [`${kind}_length`]: bound, actual_length: actual };
	return new Refusal(
		kind === "min" ? "too_short" : "too_long",
		`List should have at ${kind === "min" ? "least" : "most"} ${counted}`,
		{ field_type: "List", ...lengths },
	);
}

/**
 * Whether a value is short enough to be repeated. What is surely too long is not written
 * out; what can't be written as JSON, or nests too deep for it, is not repeated.
 */
function fitsEcho(input: unknown): boolean {
	let left = INPUT_MAX_OCTETS;
	function counted(this: unknown, key: string, value: unknown): unknown {
		// Each character is an octet at least.
		left -= typeof value === "string" ? value.length : 1;
		if (!Array.isArray(this)) left -= key.length;
		if (left < 0) throw new RangeError("too long");
		return value;
	}
	try {
		const text = JSON.stringify(input, counted);
		return Buffer.byteLength(text) <= INPUT_MAX_OCTETS;
	} catch {
		return false;
	}
}

/**
 * The wire entry of a refusal at a location. The raw value is echoed unchanged, unless
 * its JSON exceeds `INPUT_MAX_OCTETS` or it can't be serialised.
 */
export function entryAt(
	loc: Place,
	refusal: Refusal,
	input: unknown,
): ValidationEntry {
	const entry: ValidationEntry = {
		type: refusal.type,
		loc: [...loc],
		msg: refusal.msg,
	};
	if (refusal.echoed && input !== undefined && fitsEcho(input))
		entry.input = input;
	if (refusal.ctx) entry.ctx = refusal.ctx;
	return entry;
}

/**
 * The entry of a rule that only the caller can check (an unknown theme, a foreign
 * cursor); `input` is the raw value at that location.
 */
export function valueError(
	loc: Place,
	phrase: Phrase,
	input: unknown,
): ValidationEntry {
	return entryAt(loc, ownRule(phrase), input);
}

/** An entry at the place of each of these values of a list that is not known. */
export function unknownValues(
	key: string,
	values: readonly string[],
	known: { has(value: string): boolean },
	phrase: Phrase,
): ValidationEntry[] {
	return values.flatMap((value, at) =>
		known.has(value) ? [] : [valueError(["body", key, at], phrase, value)],
	);
}
