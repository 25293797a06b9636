/** Compares one schema between two releases, as request or as response. */
import { isObject, type Json, record, resolved } from "./document.ts";

export type Side = "input" | "output";

/** The two documents, and the named schemas already compared. */
export type Documents = { released: Json; current: Json; seen: Set<string> };

type Schemas = { released: Json; current: Json };

function listOf(value: unknown): unknown[] {
	if (value === undefined) return [];
	return Array.isArray(value) ? value : [value];
}

function missing(all: unknown, from: unknown): unknown[] {
	const present = listOf(from);
	return listOf(all).filter((value) => !present.includes(value));
}

function narrowedType({ released, current }: Schemas, side: Side): boolean {
	if (missing(released.type, current.type).length > 0) return true;
	if (side === "output") return missing(current.type, released.type).length > 0;
	return released.type === undefined && current.type !== undefined;
}

/** A closed list that becomes open accepts more in a request, but breaks the contract in a response. */
function narrowedList({ released, current }: Schemas, side: Side): boolean {
	if (released.enum === undefined)
		return side === "input" && current.enum !== undefined;
	if (current.enum === undefined) return side === "output";
	return missing(released.enum, current.enum).length > 0;
}

const LOWER = ["minLength", "minItems", "minimum"];
const UPPER = ["maxLength", "maxItems", "maximum"];

function narrowedBounds({ released, current }: Schemas): string[] {
	const number = (value: unknown, absent: number) =>
		typeof value === "number" ? value : absent;
	return [
		...LOWER.filter(
			(key) =>
				number(current[key], -Infinity) > number(released[key], -Infinity),
		),
		...UPPER.filter(
			(key) => number(current[key], Infinity) < number(released[key], Infinity),
		),
	];
}

/** Keywords whose value a client relies on exactly. */
function changedWords({ released, current }: Schemas, side: Side): string[] {
	const words = ["format", "pattern"].filter(
		(key) =>
			released[key] !== current[key] &&
			(side === "output" || current[key] !== undefined),
	);
	return "default" in released &&
		JSON.stringify(released.default) !== JSON.stringify(current.default)
		? [...words, "default"]
		: words;
}

function narrowedMembers(
	documents: Documents,
	{ released, current }: Schemas,
	side: Side,
	where: string,
): string[] {
	const before = record(released.properties);
	const after = record(current.properties);
	const newlyAsked =
		side === "input"
			? missing(current.required, released.required).map(
					(key) => `${where}.${key} became required`,
				)
			: missing(released.required, current.required).map(
					(key) => `${where}.${key} is no longer always there`,
				);
	return [
		...newlyAsked,
		...Object.keys(before).flatMap((key) =>
			key in after
				? narrowedSchema(
						documents,
						{ released: record(before[key]), current: record(after[key]) },
						side,
						`${where}.${key}`,
					)
				: [`${where}.${key} was removed`],
		),
	];
}

function narrowedInside(
	documents: Documents,
	{ released, current }: Schemas,
	side: Side,
	where: string,
): string[] {
	return ["items", "additionalProperties", "propertyNames"]
		.filter((key) => isObject(released[key]) || isObject(current[key]))
		.flatMap((key) =>
			narrowedSchema(
				documents,
				{ released: record(released[key]), current: record(current[key]) },
				side,
				`${where}[]`,
			),
		);
}

function narrowedAlternatives(
	documents: Documents,
	{ released, current }: Schemas,
	side: Side,
	where: string,
): string[] {
	const before = listOf(released.anyOf);
	const after = listOf(current.anyOf);
	if (before.length === 0 && after.length === 0) return [];
	if (side === "output" && after.length > before.length)
		return [`${where} may now be something else`];
	return before.flatMap((one, at) =>
		narrowedSchema(
			documents,
			{ released: record(one), current: record(after[at]) },
			side,
			where,
		),
	);
}

/** What `current` removes from `released`, one sentence each. */
export function narrowedSchema(
	documents: Documents,
	schemas: Schemas,
	side: Side,
	where: string,
): string[] {
	const { released, current } = schemas;
	const isOther = released.$ref !== current.$ref;
	if (isOther && side === "input")
		return [`${where}: its schema is no longer ${released.$ref ?? "in place"}`];
	// A response may be told by another schema that has all that the earlier one has.
	if (isOther)
		return narrowedSchema(
			documents,
			{
				released: resolved(documents.released, released),
				current: resolved(documents.current, current),
			},
			side,
			where,
		);
	if (typeof released.$ref === "string") {
		const name = `${side} ${released.$ref}`;
		if (documents.seen.has(name)) return [];
		documents.seen.add(name);
		return narrowedSchema(
			documents,
			{
				released: resolved(documents.released, released),
				current: resolved(documents.current, current),
			},
			side,
			released.$ref.replace("#/components/schemas/", ""),
		);
	}
	return [
		...(narrowedType(schemas, side) ? [`${where}: its type changed`] : []),
		...(narrowedList(schemas, side) ? [`${where}: its list shrank`] : []),
		...(side === "input" ? narrowedBounds(schemas) : []).map(
			(key) => `${where}: ${key} became stricter`,
		),
		...changedWords(schemas, side).map((key) => `${where}: its ${key} changed`),
		...narrowedMembers(documents, schemas, side, where),
		...narrowedInside(documents, schemas, side, where),
		...narrowedAlternatives(documents, schemas, side, where),
	];
}
