/** Reads what zod made of a schema, without assuming its shape. */
import type { JsonSchema } from "#lib/platform/validation/json-schema";

/** Whether a value of JSON is an object: not null, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

/** The name of the component that a schema refers to, if it is a reference. */
export function referredName({ $ref }: JsonSchema): string | undefined {
	return typeof $ref === "string" ? REFERENCE.exec($ref)?.[1] : undefined;
}
