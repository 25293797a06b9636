/** The OpenAPI document for the developers' pages: operations, fields, calls and answers as texts. */
import { reglages } from "#lib/platform/config/env";
import type { Method } from "#lib/platform/contract/endpoint";
import { isObject } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import type { JsonSchema } from "#lib/platform/validation/json-schema";
import { CONTRACT } from "../api/endpoints.ts";
import type { Content } from "./answers.ts";
import { callPrograms } from "./calls.ts";
import { openApiDocument } from "./document.ts";
import { headersIn } from "./headers.ts";
import type { Operation } from "./operations.ts";

type Document = ReturnType<typeof openApiDocument>;

/** The name of the component that a schema refers to, if it is a reference. */
function referredName({ $ref }: JsonSchema): string | undefined {
	return $ref?.split("#/components/schemas/")[1];
}

/** The object schema whose fields a content has: its own, its component's, or that of the elements of its list. */
function componentOf(schema: JsonSchema, document: Document): JsonSchema {
	const { items } = schema;
	if (isObject(items)) return componentOf(items, document);
	const name = referredName(schema);
	return name === undefined
		? schema
		: (document.components.schemas[name] ?? {});
}

function bounds(schema: JsonSchema): string {
	const between = (
		min: number | undefined,
		max: number | undefined,
		unit: string,
	) =>
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
export function typeOf(schema: JsonSchema): string {
	const component = referredName(schema);
	if (component !== undefined) return component;
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum)
		return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
	if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
	const said = [schema.type ?? "any"].flat().map((type) => {
		if (type !== "array") return type;
		const item = isObject(schema.items) ? typeOf(schema.items) : "any";
		// Joined, or a line would turn between the two brackets.
		return item.includes(" | ") ? `(${item})\u2060[]` : `${item}[]`;
	});
	return [said.join(" | "), schema.format, bounds(schema)]
		.filter(Boolean)
		.join(" ");
}

function fieldOf(
	name: string,
	schema: JsonSchema,
	required: boolean,
	description = schema.description,
) {
	return {
		name,
		type: typeOf(schema),
		required,
		fallback:
			schema.default === undefined ? null : JSON.stringify(schema.default),
		description: description ?? null,
	};
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema) {
	return Object.entries(properties).map(([name, property]) =>
		fieldOf(name, isObject(property) ? property : {}, required.includes(name)),
	);
}

const JSON_TYPE = "application/json";

/** What is sent or answered as JSON: its type, its fields, and the example. */
function contentOf(content: Content | undefined, document: Document) {
	if (!content) return null;
	const { example, schema } = content[JSON_TYPE];
	return {
		type: typeOf(schema),
		fields: fieldsOf(componentOf(schema, document)),
		example: JSON.stringify(example, null, 2) ?? null,
	};
}

function answersOf({ responses }: Operation, document: Document) {
	return Object.entries(responses).map(([status, response]) => {
		const resolved =
			"$ref" in response
				? document.components.responses[response.$ref.split("/").at(-1) ?? ""]
				: response;
		return {
			status,
			description: resolved?.description ?? "",
			content: contentOf(resolved?.content, document),
		};
	});
}

function parametersOf({ parameters }: Operation) {
	return parameters
		.filter((parameter) => "name" in parameter)
		.map(({ name, description, example, required, schema, ...rest }) => ({
			...fieldOf(name, schema, required, description),
			place: rest.in,
			example: example === undefined ? null : String(example),
			choices:
				schema.type === "boolean"
					? ["true", "false"]
					: (schema.enum?.map(String) ?? null),
		}));
}

/** The address that an operation's example calls. */
function calledPath(
	path: string,
	parameters: ReturnType<typeof parametersOf>,
): string {
	const shown = parameters.flatMap(({ example, name, place }) =>
		example === null ? [] : [{ example, name, place }],
	);
	const query = new URLSearchParams(
		shown
			.filter(({ place }) => place === "query")
			.map(({ example, name }) => [name, example]),
	).toString();
	const filled = shown.reduce(
		(done, { example, name }) =>
			done.replace(`{${name}}`, encodeURIComponent(example)),
		path,
	);
	return query === "" ? filled : `${filled}?${query}`;
}

function operationOf(
	path: string,
	method: Method,
	operation: Operation,
	document: Document,
	langue: Langue,
) {
	const body = operation.requestBody?.content;
	const parameters = parametersOf(operation);
	const answers = answersOf(operation, document);
	const isSuccess = ({ status }: { status: string }) => Number(status) < 300;
	return {
		id: operation.operationId,
		part: operation.tags[0],
		method,
		path,
		summary: operation.summary,
		description: operation.description,
		parameters,
		body: contentOf(body, document),
		successes: answers.filter(isSuccess),
		refusals: answers
			.filter((answer) => !isSuccess(answer))
			.map(({ description, status }) => ({ description, status })),
		programs: callPrograms(
			{
				method,
				url: `${reglages().siteUrl}${calledPath(path, parameters)}`,
				body: body?.[JSON_TYPE].example,
				isAnswered: answers.some(
					(answer) => isSuccess(answer) && answer.content !== null,
				),
			},
			langue,
		),
	};
}

function operationsOf(document: Document, langue: Langue) {
	return Object.entries(document.paths).flatMap(([path, operations]) =>
		CONTRACT.flatMap(({ method, path: own }) => {
			const operation = operations[method.toLowerCase()];
			return own === path && operation
				? [operationOf(path, method, operation, document, langue)]
				: [];
		}),
	);
}

function readReference(langue: Langue) {
	const document = openApiDocument(reglages().siteUrl, langue);
	const operations = operationsOf(document, langue);
	const refusals = new Map(
		operations
			.flatMap((operation) => operation.refusals)
			.map(({ description, status }) => [status, description]),
	);
	return {
		version: document.info.version,
		parts: document.tags.map(({ name }) => ({
			name,
			operations: operations.filter(({ part }) => part === name),
		})),
		objects: Object.entries(document.components.schemas).map(
			([name, schema]) => ({ name, fields: fieldsOf(schema) }),
		),
		headers: Object.entries(headersIn(langue)).map(
			([name, { description }]) => ({ name, description }),
		),
		refusals: [...refusals]
			.map(([status, description]) => ({ status, description }))
			.toSorted((a, b) => Number(a.status) - Number(b.status)),
	};
}

const read = new Map<Langue, ReturnType<typeof readReference>>();

/** Every operation, object, header and refusal of the contract, in the given language where translated; made once. */
export function apiReference(langue: Langue) {
	const known = read.get(langue) ?? readReference(langue);
	read.set(langue, known);
	return known;
}
