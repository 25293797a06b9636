/** The shape of the OpenAPI document that the developers' pages read, and its types in short. */
import { z } from "zod";
import { TAGS } from "#lib/platform/contract/endpoint";
import { referredName } from "./schema-reading.ts";

const Schema = z.record(z.string(), z.unknown());
export type Schema = z.output<typeof Schema>;

const Reference = z.object({ $ref: z.string() });
const Content = z.object({
	"application/json": z.object({
		schema: Schema,
		example: z.unknown().optional(),
	}),
});
const Parameter = z.object({
	name: z.string(),
	in: z.string(),
	required: z.boolean(),
	description: z.string().optional(),
	example: z.unknown().optional(),
	schema: Schema,
});
const Response = z.object({
	description: z.string(),
	content: Content.optional(),
});
const Operation = z.object({
	operationId: z.string(),
	tags: z.tuple([z.string()]),
	summary: z.string(),
	description: z.string().optional(),
	parameters: z.array(z.union([Reference, Parameter])),
	requestBody: z.object({ content: Content }).optional(),
	responses: z.record(z.string(), z.union([Reference, Response])),
});
export type Operation = z.output<typeof Operation>;

/** What is read of the document; the rest of it is left aside. */
export const Document = z.object({
	info: z.object({ version: z.string() }),
	tags: z.array(z.object({ name: z.enum(TAGS) })),
	paths: z.record(z.string(), z.record(z.string(), Operation)),
	components: z.object({
		responses: z.record(z.string(), Response),
		schemas: z.record(z.string(), Schema),
	}),
});
export type Parsed = z.output<typeof Document>;

export const Strings = z.array(z.unknown()).transform((all) => all.map(String));

/** The object schema whose fields a content has: its own, its component's, or that of the elements of its list. */
export function componentOf(schema: Schema, document: Parsed): Schema {
	const items = Schema.safeParse(schema.items);
	if (items.success) return componentOf(items.data, document);
	const name = referredName(schema);
	return name === undefined
		? schema
		: (document.components.schemas[name] ?? {});
}

function bounds(schema: Schema): string {
	const between = (min: unknown, max: unknown, unit: string) =>
		min === undefined && max === undefined
			? []
			: [`${min ?? 0}–${max ?? "∞"}${unit}`];
	return [
		...between(schema.minLength, schema.maxLength, ""),
		...between(schema.minimum, schema.maximum, ""),
		...between(schema.minItems, schema.maxItems, " ×"),
	].join(" ");
}

/** A short form of a type: `string 2–120`, `ThemeSortie[]`, `"fr" | "en"`. */
export function typeOf(schema: Schema): string {
	const component = referredName(schema);
	if (component !== undefined) return component;
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (Array.isArray(schema.enum))
		return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
	const choices = z.array(Schema).safeParse(schema.anyOf);
	if (choices.success) return choices.data.map(typeOf).join(" | ");
	const types = Strings.safeParse([schema.type ?? "any"].flat()).data ?? [];
	const said = types.map((type) => {
		if (type !== "array") return type;
		const items = Schema.safeParse(schema.items);
		const item = items.success ? typeOf(items.data) : "any";
		// Joined, or a line would turn between the two brackets.
		return item.includes(" | ") ? `(${item})\u2060[]` : `${item}[]`;
	});
	return [said.join(" | "), schema.format, bounds(schema)]
		.filter(Boolean)
		.join(" ");
}
