/** Converts the zod schemas of validation to OpenAPI 3.1 schemas. */
import { z } from "zod";
import type { Langue } from "../langues.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Side = "input" | "output";

/** What `component` named, by its name. */
export const named = new Map<string, { schema: z.ZodType; io: Side }>();

/**
 * Gives `schema` its name in the contract, and returns it; `io` is "input" for bodies. The
 * last one with a name wins, so that a module reloaded in development replaces its own.
 */
export function component<T extends z.ZodType>(
	name: string,
	schema: T,
	io: Side = "output",
): T {
	named.set(name, { schema, io });
	return schema;
}

function convert(
	io: Side,
	langue: Langue,
	extra?: z.ZodType,
): Record<string, JsonSchema> {
	const registry = z.registry<{ id: string }>();
	for (const [id, { schema }] of named) registry.add(schema, { id });
	if (extra) registry.add(extra, { id: IN_PLACE });
	const { schemas } = z.toJSONSchema(registry, {
		io,
		uri: (id) => `#/components/schemas/${id}`,
		// Our own fields are transforms; their metadata describes what they accept.
		unrepresentable: ({ zodSchema }) =>
			zodSchema._zod.def.type === "transform" ? "any" : "throw",
		override: ({ zodSchema, jsonSchema }) => {
			nameSentences(jsonSchema, langue);
			restoreAnnotations(zodSchema, jsonSchema);
			dropNoise(jsonSchema);
		},
	});
	return Object.fromEntries(
		Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]),
	);
}

/** A field says what it is as `fr` and `en` of its `meta`: one of them is its description. */
function nameSentences(jsonSchema: JsonSchema, langue: Langue): void {
	if (jsonSchema.fr === undefined) return;
	for (const [key, value] of Object.entries(jsonSchema)) {
		delete jsonSchema[key];
		if (key === langue) jsonSchema.description = String(value);
		else if (key !== "fr" && key !== "en") jsonSchema[key] = value;
	}
}

/**
 * On the input side zod 4.6.7 drops `default` and `examples` of anything that contains
 * a transform; ours are written for the input side, so they stay true.
 */
function restoreAnnotations(
	zodSchema: z.core.$ZodTypes,
	jsonSchema: JsonSchema,
): void {
	const { def } = zodSchema._zod;
	if (def.type === "default") jsonSchema.default = def.defaultValue;
	const { default: stated, examples } = z.globalRegistry.get(zodSchema) ?? {};
	// What an absent value means, where the schema has to know that it is absent.
	if (stated !== undefined) jsonSchema.default = stated;
	if (Array.isArray(examples)) jsonSchema.examples = examples;
}

/** Removes what zod adds and the contract does not promise. */
function dropNoise(jsonSchema: JsonSchema): void {
	// Unknown keys are ignored, in requests and by readers alike (D25, D29).
	if (jsonSchema.additionalProperties === false)
		delete jsonSchema.additionalProperties;
	if (jsonSchema.format === "date" || jsonSchema.format === "date-time")
		delete jsonSchema.pattern;
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
	if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
	if (jsonSchema.minItems === 0) delete jsonSchema.minItems;
}

const IN_PLACE = "(in place)";

function bare({ $schema, $id, ...rest }: JsonSchema): JsonSchema {
	return rest;
}

/** Every named schema by its name, in the order of naming. */
export function buildComponents(langue: Langue): Record<string, JsonSchema> {
	const sides = {
		input: convert("input", langue),
		output: convert("output", langue),
	};
	return Object.fromEntries(
		[...named].map(([name, { io }]) => [name, sides[io][name] ?? {}]),
	);
}

/** The schema in place; for a named one, a `$ref`. */
export function jsonSchemaOf(
	schema: z.ZodType,
	io: Side,
	langue: Langue,
): JsonSchema {
	for (const [name, { schema: known }] of named)
		if (known === schema) return { $ref: `#/components/schemas/${name}` };
	return convert(io, langue, schema)[IN_PLACE] ?? {};
}
