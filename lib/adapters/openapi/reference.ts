/** The OpenAPI document for the developers' pages: operations, fields and answers as texts. */
import { z } from "zod";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { openApiDocument } from "./document.ts";
import { referredName } from "./examples.ts";
import { englishOf } from "./reference-english.ts";

const Schema = z.record(z.string(), z.unknown());
type Schema = z.output<typeof Schema>;

const Reference = z.object({ $ref: z.string() });
const Content = z.object({
	"application/json": z.object({ schema: Schema, example: z.unknown() }),
});
const Parameter = z.object({
	name: z.string(),
	in: z.string(),
	required: z.boolean(),
	description: z.string().optional(),
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
const Document = z.object({
	info: z.object({ version: z.string() }),
	tags: z.array(z.object({ name: z.string(), description: z.string() })),
	paths: z.record(z.string(), z.record(z.string(), Operation)),
	components: z.object({
		responses: z.record(z.string(), Response),
		schemas: z.record(z.string(), Schema),
	}),
});

/** A sentence, and the language in which it is available. */
export type Sentence = { readonly text: string; readonly langue: Langue };

function sentence(french: string, langue: Langue): Sentence {
	const english = langue === "en" ? englishOf(french) : undefined;
	return english === undefined
		? { text: french, langue: "fr" }
		: { text: english, langue: "en" };
}

const Strings = z.array(z.unknown()).transform((all) => all.map(String));

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
		return `${items.success ? typeOf(items.data) : "any"}[]`;
	});
	return [said.join(" | "), schema.format, bounds(schema)]
		.filter(Boolean)
		.join(" ");
}

function fieldOf(
	name: string,
	schema: Schema,
	required: boolean,
	langue: Langue,
	description = schema.description,
) {
	return {
		name,
		type: typeOf(schema),
		required,
		fallback:
			schema.default === undefined ? null : JSON.stringify(schema.default),
		description:
			typeof description === "string" ? sentence(description, langue) : null,
	};
}

function fieldsOf(schema: Schema, langue: Langue) {
	const properties =
		z.record(z.string(), Schema).safeParse(schema.properties).data ?? {};
	const required = Strings.safeParse(schema.required ?? []).data ?? [];
	return Object.entries(properties).map(([name, property]) =>
		fieldOf(name, property, required.includes(name), langue),
	);
}

type Parsed = z.output<typeof Document>;

function answersOf(
	operation: z.output<typeof Operation>,
	{ components }: Parsed,
	langue: Langue,
) {
	return Object.entries(operation.responses).map(([status, response]) => {
		const named =
			"$ref" in response ? response.$ref.split("/").at(-1) : undefined;
		const resolved =
			"$ref" in response ? components.responses[named ?? ""] : response;
		const content = resolved?.content?.["application/json"];
		return {
			status,
			description: sentence(resolved?.description ?? "", langue),
			type: content ? typeOf(content.schema) : null,
			example:
				Number(status) < 300 && content
					? JSON.stringify(content.example, null, 2)
					: null,
		};
	});
}

function operationOf(
	path: string,
	method: string,
	operation: z.output<typeof Operation>,
	document: Parsed,
	langue: Langue,
) {
	const body = operation.requestBody?.content["application/json"];
	return {
		id: operation.operationId,
		part: operation.tags[0],
		method: method.toUpperCase(),
		path,
		summary: sentence(operation.summary, langue),
		description:
			operation.description === undefined
				? null
				: sentence(operation.description, langue),
		parameters: operation.parameters
			.filter((parameter) => "name" in parameter)
			.map(({ name, description, required, schema, ...rest }) => ({
				...fieldOf(name, schema, required, langue, description),
				place: rest.in,
			})),
		body: body
			? {
					type: typeOf(body.schema),
					example: JSON.stringify(body.example, null, 2),
				}
			: null,
		answers: answersOf(operation, document, langue),
	};
}

function readReference(langue: Langue) {
	const document = Document.parse(openApiDocument(reglages().siteUrl));
	const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) =>
			operationOf(path, method, operation, document, langue),
		),
	);
	const refusals = new Map(
		operations
			.flatMap(({ answers }) => answers)
			.filter(({ status }) => Number(status) >= 300)
			.map(({ description, status }) => [status, description]),
	);
	return {
		version: document.info.version,
		parts: document.tags.map(({ name }) => ({
			name,
			operations: operations.filter(({ part }) => part === name),
		})),
		objects: Object.entries(document.components.schemas).map(
			([name, schema]) => ({ name, fields: fieldsOf(schema, langue) }),
		),
		refusals: [...refusals]
			.map(([status, description]) => ({ status, description }))
			.toSorted((a, b) => Number(a.status) - Number(b.status)),
	};
}

const read = new Map<Langue, ReturnType<typeof readReference>>();

/** Every operation, object and refusal of the contract, in the given language where translated; made once. */
export function apiReference(langue: Langue) {
	const known = read.get(langue) ?? readReference(langue);
	read.set(langue, known);
	return known;
}
