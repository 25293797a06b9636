/**
 * Validates a whole request at once. All errors are returned together: path, then query,
 * then body, each in the declared order of its fields, one entry per location.
 */
import type { z } from "zod";
import {
	entryAt,
	listBound,
	MISSING,
	NOT_A_BOOLEAN,
	NOT_A_LIST,
	NOT_A_STRING,
	NOT_AN_OBJECT,
	outsideList,
	ownRule,
	type Place,
	Refusal,
	textBound,
	type ValidationEntry,
} from "./errors.ts";

export type RequestSchemas = {
	path?: z.ZodType;
	query?: z.ZodType;
	body?: z.ZodType;
};

/** Path and query as plain records of strings (of a repeated query key its last value), the body as `readBody` returned it. */
export type RawRequest = { path?: unknown; query?: unknown; body?: unknown };

type Part<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The validated parts; a part without schema is undefined. */
export type ValidRequest<S extends RequestSchemas> = {
	path: Part<S["path"]>;
	query: Part<S["query"]>;
	body: Part<S["body"]>;
};

export type Validation<T> =
	| { ok: true; value: T }
	| { ok: false; detail: ValidationEntry[] };

const REFUSED = ownRule({
	fr: "Cette valeur n’est pas acceptée.",
	en: "This value is not accepted.",
});

const REFUSAL_OF_TYPE = new Map<string, Refusal>([
	["string", NOT_A_STRING],
	["object", NOT_AN_OBJECT],
	["array", NOT_A_LIST],
	["boolean", NOT_A_BOOLEAN],
]);

function refusalOfBound(
	kind: "min" | "max",
	origin: string,
	bound: number,
	raw: unknown,
): Refusal {
	if (origin === "string") return textBound(kind, bound);
	return Array.isArray(raw) ? listBound(kind, bound, raw.length) : REFUSED;
}

/** The refusal that an issue of zod stands for; `raw` is the value at its place. */
export function refusalOf(issue: z.core.$ZodIssue, raw: unknown): Refusal {
	switch (issue.code) {
		case "custom": {
			const refusal: unknown = issue.params?.refusal;
			return refusal instanceof Refusal
				? refusal
				: ownRule({ fr: issue.message, en: issue.message });
		}
		case "invalid_type":
			return REFUSAL_OF_TYPE.get(issue.expected) ?? REFUSED;
		case "invalid_value":
			return outsideList(issue.values);
		case "too_small":
			return refusalOfBound("min", issue.origin, Number(issue.minimum), raw);
		case "too_big":
			return refusalOfBound("max", issue.origin, Number(issue.maximum), raw);
		default:
			return REFUSED;
	}
}

function memberOf(parent: unknown, key: PropertyKey): unknown {
	if (typeof parent !== "object" || parent === null) return undefined;
	return Object.getOwnPropertyDescriptor(parent, key)?.value;
}

/** The value at a location of a raw value; undefined where there is none. */
export function valueAt(raw: unknown, place: Place): unknown {
	return place.reduce<unknown>(memberOf, raw);
}

function wireKey(key: PropertyKey): string | number {
	return typeof key === "number" ? key : String(key);
}

/**
 * The entries of zod's issues about `raw`, a value found at `prefix`. `input` is looked
 * up in `raw`, because zod's own is already normalised.
 */
export function entriesOf(
	issues: readonly z.core.$ZodIssue[],
	prefix: string,
	raw: unknown,
): ValidationEntry[] {
	const entries = new Map<string, ValidationEntry>();
	for (const issue of issues) {
		const loc = [prefix, ...issue.path.map(wireKey)];
		const place = JSON.stringify(loc);
		if (entries.has(place)) continue;
		let parent: unknown;
		let value = raw;
		for (const key of issue.path) {
			parent = value;
			value = memberOf(value, key);
		}
		const absent = value === undefined && issue.path.length > 0;
		entries.set(
			place,
			absent
				? entryAt(loc, MISSING, parent)
				: entryAt(loc, refusalOf(issue, value), value),
		);
	}
	return [...entries.values()].filter(
		(entry) => !isOutdatedByItems(entry, entries),
	);
}

/** The reference server checks the length of a list only once its items are all valid. */
function isOutdatedByItems(
	{ type, loc }: ValidationEntry,
	entries: ReadonlyMap<string, ValidationEntry>,
): boolean {
	if (type !== "too_short") return false;
	const inside = `${JSON.stringify(loc).slice(0, -1)},`;
	return [...entries.keys()].some((place) => place.startsWith(inside));
}

function check(
	schema: z.ZodType | undefined,
	prefix: "path" | "query" | "body",
	raw: unknown,
	detail: ValidationEntry[],
): unknown {
	if (!schema) return undefined;
	const result = schema.safeParse(raw);
	if (result.success) return result.data;
	detail.push(...entriesOf(result.error.issues, prefix, raw));
	return undefined;
}

function checkBody(
	schema: z.ZodType | undefined,
	raw: unknown,
	detail: ValidationEntry[],
): unknown {
	if (!schema) return undefined;
	if (raw === undefined || raw === null) {
		detail.push(entryAt(["body"], MISSING, null));
		return undefined;
	}
	return check(schema, "body", raw, detail);
}

/** The request's valid parts, or all its errors; never throws, whatever the raw values. */
export function validateRequest<const S extends RequestSchemas>(
	schemas: S,
	raw: RawRequest,
): Validation<ValidRequest<S>>;
export function validateRequest(
	schemas: RequestSchemas,
	raw: RawRequest,
): Validation<{ path: unknown; query: unknown; body: unknown }> {
	const detail: ValidationEntry[] = [];
	const path = check(schemas.path, "path", raw.path ?? {}, detail);
	const query = check(schemas.query, "query", raw.query ?? {}, detail);
	const body = checkBody(schemas.body, raw.body, detail);
	if (detail.length > 0) return { ok: false, detail };
	return { ok: true, value: { path, query, body } };
}
