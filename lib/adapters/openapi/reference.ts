/** The OpenAPI document for the developers' pages: operations, fields, calls and answers as texts. */
import { z } from "zod";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { callPrograms, type SampleCall } from "./calls.ts";
import { openApiDocument } from "./document.ts";
import { HEADERS } from "./headers.ts";
import {
	componentOf,
	Document,
	type Operation,
	type Parsed,
	type Schema,
	Strings,
	typeOf,
} from "./reference-document.ts";

function fieldOf(
	name: string,
	schema: Schema,
	required: boolean,
	description = schema.description,
) {
	return {
		name,
		type: typeOf(schema),
		required,
		fallback:
			schema.default === undefined ? null : JSON.stringify(schema.default),
		description: typeof description === "string" ? description : null,
	};
}

function fieldsOf(schema: Schema) {
	const properties =
		z
			.record(z.string(), z.record(z.string(), z.unknown()))
			.safeParse(schema.properties).data ?? {};
	const required = Strings.safeParse(schema.required ?? []).data ?? [];
	return Object.entries(properties).map(([name, property]) =>
		fieldOf(name, property, required.includes(name)),
	);
}

const JSON_TYPE = "application/json";

/** What is sent or answered as JSON: its type, its fields, and the example. */
function contentOf(
	content: { schema: Schema; example?: unknown },
	document: Parsed,
) {
	return {
		type: typeOf(content.schema),
		fields: fieldsOf(componentOf(content.schema, document)),
		example: JSON.stringify(content.example, null, 2) ?? null,
	};
}

function answersOf(operation: Operation, document: Parsed) {
	return Object.entries(operation.responses).map(([status, response]) => {
		const resolved =
			"$ref" in response
				? document.components.responses[response.$ref.split("/").at(-1) ?? ""]
				: response;
		const content = resolved?.content?.[JSON_TYPE];
		return {
			status,
			description: resolved?.description ?? "",
			content: content ? contentOf(content, document) : null,
		};
	});
}

function parametersOf(operation: Operation) {
	return operation.parameters
		.filter((parameter) => "name" in parameter)
		.map(({ name, description, example, required, schema, ...rest }) => ({
			...fieldOf(name, schema, required, description),
			place: rest.in,
			example: example === undefined ? null : String(example),
			choices:
				schema.type === "boolean"
					? ["true", "false"]
					: (Strings.safeParse(schema.enum).data ?? null),
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
	method: SampleCall["method"],
	operation: Operation,
	document: Parsed,
	langue: Langue,
) {
	const body = operation.requestBody?.content[JSON_TYPE];
	const parameters = parametersOf(operation);
	const answers = answersOf(operation, document);
	const isSuccess = ({ status }: { status: string }) => Number(status) < 300;
	return {
		id: operation.operationId,
		part: operation.tags[0],
		method,
		path,
		summary: operation.summary,
		description: operation.description ?? null,
		parameters,
		body: body ? contentOf(body, document) : null,
		successes: answers.filter(isSuccess),
		refusals: answers
			.filter((answer) => !isSuccess(answer))
			.map(({ description, status }) => ({ description, status })),
		programs: callPrograms(
			{
				method,
				url: `${reglages().siteUrl}${calledPath(path, parameters)}`,
				body: body?.example,
				isAnswered: answers.some(
					(answer) => isSuccess(answer) && answer.content !== null,
				),
			},
			langue,
		),
	};
}

const Method = z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]);

function operationsOf(document: Parsed, langue: Langue) {
	return Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([written, operation]) => {
			const method = Method.parse(written.toUpperCase());
			return operationOf(path, method, operation, document, langue);
		}),
	);
}

function readReference(langue: Langue) {
	const document = Document.parse(openApiDocument(reglages().siteUrl, langue));
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
		headers: Object.entries(HEADERS).map(([name, { description }]) => ({
			name,
			description: description[langue],
		})),
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
