/** Reads an OpenAPI document without assuming its shape. */

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

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
