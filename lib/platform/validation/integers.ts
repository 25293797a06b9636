/** Integers written in a path, a query or a form. */
import { Refusal } from "./errors.ts";
import { ownField } from "./fields.ts";

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
