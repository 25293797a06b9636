/**
 * Wire fields: each factory returns one zod schema, from which validation, type
 * and JSON Schema bounds all derive.
 * Addresses are in `web-address.ts`. Put `.default()`
 * or `.meta({ fr, en })` on the result as on any zod schema.
 */
import { z } from "zod";
import {
	BOOLEAN_NOT_UNDERSTOOD,
	NOT_A_BOOLEAN,
	NOT_A_STRING,
	NOT_UNICODE,
	outsideList,
	ownRule,
	Refusal,
	ruleSentence,
	textBound,
} from "./errors.ts";
import { COMPOSED_MAX, countsMoreThan, hasEndlessMarks } from "./text-cost.ts";

type Bounds = { min?: number; max?: number };

/** Code points of a text that its schema leaves unbounded. */
export const TEXTE_MAX = 20_000;

/** Controls other than tab, line feed and carriage return; bidi controls (D25). */
const FORBIDDEN = /[\p{Cc}--[\t\n\r]]|[\u202a-\u202e\u2066-\u2069]/v;

/** U+2028 and U+2029 also break lines in a browser and in many programs. */
const BLANK_RUN = /[\t\n\r\u2028\u2029 ]+/g;

/** Nothing that a reader sees: blanks, and signs that no font draws. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const FORBIDDEN_RULE = ownRule({
	fr: "Ce texte contient un caractère de contrôle, qui n’est pas accepté.",
	en: "This text contains a control character, which is not accepted.",
});

const ENDLESS_MARKS_RULE = ownRule({
	fr: "Ce texte porte trop d’accents sur une même lettre.",
	en: "This text puts too many accents on one letter.",
});

/** What every text must satisfy before any other check: returns the refusal, or undefined. */
export function refusalOfText(text: string): Refusal | undefined {
	if (!text.isWellFormed()) return NOT_UNICODE;
	return FORBIDDEN.test(text) ? FORBIDDEN_RULE : undefined;
}

function foldLine(text: string): string {
	return text.replace(BLANK_RUN, (run) => (/[^ ]/.test(run) ? " " : run));
}

/** A text without the blanks around it; empty when nothing of it can be seen. */
function trimmed(text: string): string {
	return UNSEEN.test(text) ? "" : text.trim();
}

/** Code points of a text as the bounds of a field count them: 0 when nothing of it can be seen. */
export function countedLength(text: string): number {
	return [...trimmed(unixLines(text)).normalize("NFC")].length;
}

function unixLines(text: string): string {
	return text.replace(/\r\n?/g, "\n");
}

/** Refuses the value of a check or a transform; nothing after it looks at the value. */
export function refuse(
	{ issues, value }: { issues: z.core.$ZodRawIssue[]; value: unknown },
	refusal: Refusal,
): void {
	// Tools for agents show what zod alone knows, and speak English.
	const message = ruleSentence(refusal, "en");
	const said = { message, params: { refusal }, continue: false };
	issues.push({ code: "custom", input: value, ...said });
}

/** A text kept unchanged, once it is known to be storable. */
export function rawText(): z.ZodString {
	return z.string().check((ctx) => {
		const refusal = refusalOfText(ctx.value);
		if (refusal) refuse(ctx, refusal);
	});
}

/**
 * The text is laid out, then validated, then composed: composing is the only step whose
 * cost grows faster than the text, when combining marks follow one another.
 */
function normalisedText(
	layout: (text: string) => string,
	{ min, max }: Bounds,
): z.ZodString {
	let text = rawText()
		.overwrite((value) => trimmed(layout(value)))
		.check((ctx) => {
			if (countsMoreThan(ctx.value, (max ?? TEXTE_MAX) * COMPOSED_MAX))
				refuse(ctx, textBound("max", max ?? TEXTE_MAX));
			else if (hasEndlessMarks(ctx.value)) refuse(ctx, ENDLESS_MARKS_RULE);
		})
		.overwrite((value) => value.normalize("NFC"));
	if (min !== undefined) text = text.min(min);
	if (max !== undefined) return text.max(max);
	return text.check((ctx) => {
		if (countsMoreThan(ctx.value, TEXTE_MAX))
			refuse(ctx, textBound("max", TEXTE_MAX));
	});
}

/**
 * A text on one line: NFC, trimmed, every run of blanks that contains a line break or a
 * tab becomes one space; bounds in code points of the result.
 */
export function lineText(bounds: Bounds = {}): z.ZodString {
	return normalisedText(foldLine, bounds);
}

/**
 * A text on several lines: NFC, trimmed, CRLF and CR become LF; bounds in
 * code points of the result.
 */
export function blockText(bounds: Bounds = {}): z.ZodString {
	return normalisedText(unixLines, bounds);
}

/** Absent, null or empty once normalised: null. */
export function optionalText(text: z.ZodString) {
	return text.nullish().transform((value) => value || null);
}

/** Absent: undefined, change nothing. Null or empty once normalised: null. */
export function patchText(text: z.ZodString) {
	return text
		.nullish()
		.transform((value) => (value === undefined ? value : value || null));
}

/** Absent or null: null. */
export function orNull<T>(field: z.ZodType<T>) {
	return field.nullish().transform((value) => value ?? null);
}

/** Absent or null: undefined, change nothing. */
export function orUnchanged<T>(field: z.ZodType<T>) {
	return field.nullish().transform((value) => value ?? undefined);
}

/**
 * A field that zod has no type for: `read` returns the value or the refusal,
 * `jsonSchema` is its schema in the contract.
 */
export function ownField<T>(
	jsonSchema: Record<string, unknown>,
	read: (raw: unknown) => T | Refusal,
) {
	return z
		.unknown()
		.transform((raw, ctx) => {
			const outcome = read(raw);
			if (!(outcome instanceof Refusal)) return outcome;
			refuse(ctx, outcome);
			return z.NEVER;
		})
		.meta(jsonSchema);
}

const TRUE_WORDS = new Set(["true", "t", "yes", "y", "on", "1"]);
const FALSE_WORDS = new Set(["false", "f", "no", "n", "off", "0"]);

/** From this value on, the reference server does not see an integer. */
const INTEGER_MAX = 2 ** 63;

function readBoolean(raw: unknown): boolean | Refusal {
	if (typeof raw === "boolean") return raw;
	if (raw === 1) return true;
	if (raw === 0) return false;
	if (typeof raw === "string") {
		const word = raw.toLowerCase();
		if (TRUE_WORDS.has(word)) return true;
		return FALSE_WORDS.has(word) ? false : BOOLEAN_NOT_UNDERSTOOD;
	}
	return Number.isInteger(raw) && Math.abs(Number(raw)) < INTEGER_MAX
		? BOOLEAN_NOT_UNDERSTOOD
		: NOT_A_BOOLEAN;
}

/** A boolean, or one of the words and numbers that mean one. */
export function looseBoolean() {
	return ownField({ type: "boolean" }, readBoolean);
}

/**
 * One of `values`, exactly. With `stringFirst`, a value that is not a string is refused
 * as such (a PATCH's `statut`, D13).
 */
export function closedList<const V extends string>(
	values: readonly [V, ...V[]],
	{ stringFirst = false } = {},
) {
	const outside = outsideList(values);
	return ownField({ type: "string", enum: [...values] }, (raw): V | Refusal => {
		if (stringFirst && typeof raw !== "string") return NOT_A_STRING;
		if (typeof raw === "string" && !raw.isWellFormed()) return NOT_UNICODE;
		return values.find((value) => value === raw) ?? outside;
	});
}

/**
 * A list of `item`. A list that is too long is refused before its items are checked, so
 * that an error never costs more than `max` items.
 */
export function boundedArray<T extends z.ZodType>(
	item: T,
	{ min = 0, max }: { min?: number; max: number },
) {
	const list = z.array(item).min(min).max(max);
	return z.preprocess((raw, ctx) => {
		if (Array.isArray(raw) && raw.length > max)
			ctx.issues.push({
				code: "too_big",
				origin: "array",
				maximum: max,
				inclusive: true,
				input: raw,
			});
		return raw;
	}, list);
}

const NOT_AN_INTEGER = new Refusal(
	"int_parsing",
	"Input should be a valid integer, unable to parse string as an integer",
);

const TOO_MANY_DIGITS = new Refusal(
	"int_parsing_size",
	"Unable to parse input string as an integer, exceeded maximum size",
);

const DIGITS_MAX = 4300;

const INT4_MAX = 2 ** 31 - 1;
const INT4_MIN = -(2 ** 31);

/** The number of a row, as an address writes it; null for anything else. */
export function rowNumber(written: unknown): number | null {
	const text = String(written);
	const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
	return number > 0 && number <= INT4_MAX ? number : null;
}

/**
 * Reads as the reference server does: blanks around, a sign, leading zeros and
 * underscores, single underscores between digits, a trailing `.0`. Two simple passes,
 * because one pattern for all of it would be quadratic.
 */
function readInteger(raw: unknown): number | Refusal {
	if (typeof raw !== "string") return NOT_AN_INTEGER;
	const trimmed = raw.trim();
	const sign = /^[+-]/.exec(trimmed)?.[0] ?? "";
	const unsigned = trimmed.slice(sign.length);
	const significant = unsigned.startsWith("0")
		? unsigned.replace(/^[0_]+(?=[0-9])/, "")
		: unsigned;
	const digits = /^([0-9]+(?:_[0-9]+)*)(?:\.0+)?$/
		.exec(significant)?.[1]
		?.replaceAll("_", "");
	if (digits === undefined) return NOT_AN_INTEGER;
	if (digits.length > DIGITS_MAX) return TOO_MANY_DIGITS;
	return sign === "-" ? 0 - Number(digits) : Number(digits);
}

/**
 * An identifier in a path. Null means an integer that no row can have (beyond 32 bits):
 * answer as for an unknown row.
 */
export function pathInteger() {
	return ownField({ type: "integer" }, (raw): number | null | Refusal => {
		const value = readInteger(raw);
		if (value instanceof Refusal) return value;
		return value > INT4_MAX || value < INT4_MIN ? null : value;
	});
}

/** The id of a row, in a form. */
export function rowId() {
	return boundedInteger({ min: 1, max: INT4_MAX });
}

/** A quantity in a query, from `min` to `max` included. */
export function boundedInteger({ min, max }: { min: number; max: number }) {
	const tooSmall = new Refusal(
		"greater_than_equal",
		`Input should be greater than or equal to ${min}`,
		{ ge: min },
	);
	const tooBig = new Refusal(
		"less_than_equal",
		`Input should be less than or equal to ${max}`,
		{ le: max },
	);
	return ownField(
		{ type: "integer", minimum: min, maximum: max },
		(raw): number | Refusal => {
			const value = readInteger(raw);
			if (value instanceof Refusal) return value;
			if (value < min) return tooSmall;
			return value > max ? tooBig : value;
		},
	);
}

const NO_YEAR_ZERO = ownRule({
	fr: "Cette date n’existe pas : l’année commence à 0001.",
	en: "This date does not exist: years begin at 0001.",
});

/** A day, `YYYY-MM-DD`. The year 0000 of ISO 8601 is refused: PostgreSQL does not have it. */
export function calendarDay() {
	return z.iso.date().check((ctx) => {
		if (ctx.value.startsWith("0000")) refuse(ctx, NO_YEAR_ZERO);
	});
}
