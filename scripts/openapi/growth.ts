/**
 * Checks that a contract only grew since its last release (D29): nothing
 * removed, renamed or narrowed. Requests may be accepted more widely; responses
 * keep their types and their required fields.
 */

import { isObject, type Json, record, resolved } from "./document.ts";
import { narrowedSchema, type Side } from "./growth-schemas.ts";

const METHODS = ["get", "post", "put", "patch", "delete"];

type Pair = { released: Json; current: Json };

function namesOf(value: unknown): string[] {
	return Object.keys(record(value));
}

/** What `released` names and `current` does not, as one sentence each. */
function removed(
	{ released, current }: Pair,
	what: (name: string) => string,
): string[] {
	return namesOf(released)
		.filter((name) => !(name in current))
		.map((name) => `${what(name)} was removed`);
}

class Comparison {
	readonly #released: Json;
	readonly #current: Json;
	readonly #seen = new Set<string>();

	constructor(released: Json, current: Json) {
		this.#released = released;
		this.#current = current;
	}

	schema(released: unknown, current: unknown, side: Side, where: string) {
		return narrowedSchema(
			{ released: this.#released, current: this.#current, seen: this.#seen },
			{ released: record(released), current: record(current) },
			side,
			where,
		);
	}

	#parametersOf(document: Json, operation: Json): Record<string, Json> {
		const list = Array.isArray(operation.parameters)
			? operation.parameters
			: [];
		return Object.fromEntries(
			list.map((one) => {
				const parameter = resolved(document, one);
				return [`${parameter.in} ${parameter.name}`, parameter];
			}),
		);
	}

	#parameters(released: Json, current: Json, where: string): string[] {
		const before = this.#parametersOf(this.#released, released);
		const after = this.#parametersOf(this.#current, current);
		return [
			...removed(
				{ released: before, current: after },
				(name) => `${where}: ${name}`,
			),
			...Object.entries(after).flatMap(([name, parameter]) => {
				const known = before[name];
				const place = `${where}: ${name}`;
				const isAsked =
					parameter.required === true && known?.required !== true
						? [`${place} became required`]
						: [];
				return known
					? [
							...isAsked,
							...this.schema(known.schema, parameter.schema, "input", place),
						]
					: isAsked;
			}),
		];
	}

	#content(released: Json, current: Json, side: Side, where: string): string[] {
		const before = record(released.content);
		const after = record(current.content);
		return [
			...removed(
				{ released: before, current: after },
				(type) => `${where}: ${type}`,
			),
			...namesOf(before).flatMap((type) =>
				this.schema(
					record(before[type]).schema,
					record(after[type]).schema,
					side,
					where,
				),
			),
		];
	}

	#body(released: Json, current: Json, where: string): string[] {
		const before = record(released.requestBody);
		const after = record(current.requestBody);
		if (after.required === true && before.required !== true)
			return [`${where}: a body became required`];
		return isObject(released.requestBody)
			? this.#content(before, after, "input", `${where}: body`)
			: [];
	}

	#headers(released: Json, current: Json, where: string): string[] {
		const before = record(released.headers);
		const after = record(current.headers);
		return [
			...removed(
				{ released: before, current: after },
				(name) => `${where}: ${name}`,
			),
			...namesOf(before)
				.filter((name) => name in after)
				.flatMap((name) => {
					const known = resolved(this.#released, before[name]);
					const present = resolved(this.#current, after[name]);
					const place = `${where}: ${name}`;
					return [
						...(known.required === true && present.required !== true
							? [`${place} is no longer always there`]
							: []),
						...this.schema(known.schema, present.schema, "output", place),
					];
				}),
		];
	}

	#responses(released: Json, current: Json, where: string): string[] {
		const before = record(released.responses);
		const after = record(current.responses);
		return [
			...removed(
				{ released: before, current: after },
				(status) => `${where}: ${status}`,
			),
			...namesOf(before)
				.filter((status) => status in after)
				.flatMap((status) => {
					const known = resolved(this.#released, before[status]);
					const present = resolved(this.#current, after[status]);
					const place = `${where}: ${status}`;
					return [
						...this.#headers(known, present, place),
						...this.#content(known, present, "output", place),
					];
				}),
		];
	}

	#operation(released: Json, current: Json, where: string): string[] {
		return [
			...(released.operationId === current.operationId
				? []
				: [`${where}: operationId was renamed`]),
			...this.#parameters(released, current, where),
			...this.#body(released, current, where),
			...this.#responses(released, current, where),
		];
	}

	#path(path: string): string[] {
		const before = record(record(this.#released.paths)[path]);
		const after = record(record(this.#current.paths)[path]);
		return METHODS.filter((method) => method in before).flatMap((method) => {
			const where = `${method.toUpperCase()} ${path}`;
			return method in after
				? this.#operation(record(before[method]), record(after[method]), where)
				: [`${where} was removed`];
		});
	}

	run(): string[] {
		const schemas = (document: Json) =>
			record(record(document.components).schemas);
		return [
			...namesOf(this.#released.paths).flatMap((path) => this.#path(path)),
			...removed(
				{ released: schemas(this.#released), current: schemas(this.#current) },
				(name) => `component ${name}`,
			),
		];
	}
}

/** What the current document removed from the released one, one sentence each; empty when it only grew. */
export function narrowings(released: Json, current: Json): string[] {
	return [...new Set(new Comparison(released, current).run())];
}
