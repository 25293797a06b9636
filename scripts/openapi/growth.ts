/**
 * Checks that a contract only grew since its last release (D29): nothing
 * removed, renamed or narrowed. Requests may be accepted more widely; responses
 * keep their types and their required fields.
 */
import { join } from "node:path";
import { VERSION_CONTRAT } from "#lib/adapters/openapi/document";
import { isObject } from "#lib/platform/contract/records";

/** Whether a client sends what is described, or gets it. */
type Side = "input" | "output";

/** Objects whose names a client uses: each stays. */
const NAMES = ["responses", "headers", "content", "properties"];
const PARTS = [
	...["requestBody", "schema"],
	...["items", "additionalProperties", "propertyNames"],
];
const SIDES: Readonly<Record<string, Side>> = {
	requestBody: "input",
	responses: "output",
};

const LOWER = ["minLength", "minItems", "minimum"];
const UPPER = ["maxLength", "maxItems", "maximum"];

function listOf(value: unknown): unknown[] {
	if (value === undefined) return [];
	return Array.isArray(value) ? value : [value];
}

function missing(all: unknown, from: unknown): unknown[] {
	const present = listOf(from);
	return listOf(all).filter((value) => !present.includes(value));
}

function isNarrowedType(before: Json, after: Json, side: Side): boolean {
	if (missing(before.type, after.type).length > 0) return true;
	if (side === "output") return missing(after.type, before.type).length > 0;
	return before.type === undefined && after.type !== undefined;
}

/** A closed list that becomes open accepts more in a request, but breaks the contract in a response. */
function isNarrowedList(before: Json, after: Json, side: Side): boolean {
	if (before.enum === undefined)
		return side === "input" && after.enum !== undefined;
	if (after.enum === undefined) return side === "output";
	return missing(before.enum, after.enum).length > 0;
}

function stricterBounds(before: Json, after: Json): string[] {
	const number = (value: unknown, absent: number) =>
		typeof value === "number" ? value : absent;
	return [
		...LOWER.filter(
			(key) => number(after[key], -Infinity) > number(before[key], -Infinity),
		),
		...UPPER.filter(
			(key) => number(after[key], Infinity) < number(before[key], Infinity),
		),
	];
}

/** Keywords whose value a client relies on exactly. */
function changedWords(before: Json, after: Json, side: Side): string[] {
	const isOther = (key: string) =>
		JSON.stringify(before[key]) !== JSON.stringify(after[key]);
	return [
		...["format", "pattern"].filter(
			(key) => isOther(key) && (side === "output" || after[key] !== undefined),
		),
		...["default"].filter((key) => key in before && isOther(key)),
		...["operationId"].filter(isOther),
	];
}

/** What must be there: members of an object, or the thing itself. */
function requiredOf({ required }: Json): unknown[] {
	return required === false ? [] : listOf(required);
}

function narrowed(before: Json, after: Json, side: Side): string[] {
	const isInput = side === "input";
	const [one, other] = isInput ? [after, before] : [before, after];
	return [
		...(isNarrowedType(before, after, side) ? ["its type changed"] : []),
		...(isNarrowedList(before, after, side) ? ["its list shrank"] : []),
		...(isInput ? stricterBounds(before, after) : []).map(
			(key) => `${key} became stricter`,
		),
		...changedWords(before, after, side).map((key) => `its ${key} changed`),
		...missing(requiredOf(one), requiredOf(other)).map((key) =>
			isInput ? `${key} became required` : `${key} is no longer always there`,
		),
	];
}

/** What the current document removed from the released one, one sentence each; empty when it only grew. */
export function narrowings(released: Json, current: Json): string[] {
	// A schema may hold itself.
	const seen = new Set<string>();

	/** Every name that was there still is, and what it names is not narrower. */
	function kept(
		released: unknown,
		current: unknown,
		where: string,
		compare: (before: unknown, after: unknown, where: string) => string[],
	): string[] {
		const [before, after] = [record(released), record(current)];
		return Object.keys(before).flatMap((name) =>
			name in after
				? compare(before[name], after[name], `${where} ${name}`)
				: [`${where} ${name} was removed`],
		);
	}

	/** The parameters of an operation, as the members of one object. */
	function parametersOf(document: Json, operation: unknown): Json {
		const parameters = listOf(record(operation).parameters).map((one) => {
			const parameter = resolved(document, one);
			return [`${parameter.in} ${parameter.name}`, parameter] as const;
		});
		return {
			properties: Object.fromEntries(parameters),
			required: parameters.flatMap(([name, { required }]) =>
				required === true ? [name] : [],
			),
		};
	}

	function compare(
		one: unknown,
		other: unknown,
		side: Side,
		where: string,
	): string[] {
		const names = [side, record(one).$ref, record(other).$ref].join(" ");
		if (names !== `${side}  `) {
			if (seen.has(names)) return [];
			seen.add(names);
		}
		const before = resolved(released, one);
		const after = resolved(current, other);
		const [choices, others] = [listOf(before.anyOf), listOf(after.anyOf)];
		return [
			...narrowed(before, after, side).map((what) => `${where}: ${what}`),
			...NAMES.flatMap((key) =>
				kept(before[key], after[key], where, (was, is, place) =>
					compare(was, is, SIDES[key] ?? side, place),
				),
			),
			...PARTS.filter(
				(key) => isObject(before[key]) || isObject(after[key]),
			).flatMap((key) =>
				compare(before[key], after[key], SIDES[key] ?? side, `${where} ${key}`),
			),
			...choices.flatMap((choice, at) =>
				compare(choice, others[at], side, where),
			),
			...(side === "output" && others.length > choices.length
				? [`${where} may now be something else`]
				: []),
		];
	}

	const operation = (before: unknown, after: unknown, where: string) => [
		...compare(
			parametersOf(released, before),
			parametersOf(current, after),
			"input",
			where,
		),
		...compare(before, after, "input", where),
	];
	const found = [
		...kept(released.paths, current.paths, "path", (before, after, path) =>
			kept(before, after, path, operation),
		),
		...kept(
			record(released.components).schemas,
			record(current.components).schemas,
			"component",
			() => [],
		),
	];
	return [...new Set(found)];
}

export type Json = Record<string, unknown>;

/** The object, or an empty one for any other value. */
export function record(value: unknown): Json {
	return isObject(value) ? value : {};
}

/** The target of a reference, through as many references as needed. */
export function resolved(document: Json, value: unknown): Json {
	let target = record(value);
	while (typeof target.$ref === "string") {
		const path = target.$ref.replace(/^#\//, "").split("/");
		target = record(
			path.reduce<unknown>((place, key) => record(place)[key], document),
		);
	}
	return target;
}

/** The copy of the last release, and the site it is written for. */
export const RELEASED_COPY = join(
	import.meta.dirname,
	"../../docs/openapi",
	`${VERSION_CONTRAT}.json`,
);

export const RELEASED_SITE = "https://exemple.org";
