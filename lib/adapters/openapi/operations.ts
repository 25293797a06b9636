/** The operations of the document, one for each endpoint of the contract. */
import { texts } from "#lib/i18n/texts";
import { isObject } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import {
	type JsonSchema,
	jsonSchemaOf,
} from "#lib/platform/validation/json-schema";
import type { Declaration } from "../api/endpoints.ts";
import { type Content, otherResponses, type Response } from "./answers.ts";
import { answerTo, sentBy, type Value } from "./examples.ts";
import { headerRefs, successHeaders } from "./headers.ts";
import { saidOfCall, saidOfHeader } from "./sentences.ts";

export type Parameter = {
	readonly name: string;
	readonly in: "path" | "query" | "header";
	readonly required: boolean;
	readonly description?: string | undefined;
	readonly schema: JsonSchema;
	readonly example?: Value | undefined;
};

/** The header that the specification lists among the parameters of every endpoint. */
export function authorization(langue: Langue): Parameter {
	return {
		name: "authorization",
		in: "header",
		required: false,
		description: texts(langue)("api.document.autorisation"),
		schema: { type: "string", default: "" },
	};
}

const AUTHORIZATION_REF = { $ref: "#/components/parameters/authorization" };

/** `if-match` of every change of what has versions; `idempotency-key` of what is counted: sent again after a cut, it must not count twice. */
function headerParameter(
	name: "if-match" | "idempotency-key",
	langue: Langue,
): Parameter {
	return {
		name,
		in: "header",
		required: false,
		description: saidOfHeader(name, langue),
		schema:
			name === "if-match"
				? { type: "string" }
				: { type: "string", pattern: "^[!-~]{1,255}$" },
	};
}

/** The parameters of one location, from the object schema that validates them. */
function parametersIn(
	place: "path" | "query",
	schema: Declaration["query"],
	langue: Langue,
	examples: Readonly<Record<string, Value>> = {},
): Parameter[] {
	if (!schema) return [];
	const { properties = {}, required = [] } = jsonSchemaOf(
		schema,
		"input",
		langue,
	);
	return Object.entries(properties).map(([name, property]) => {
		const { description, ...bare }: JsonSchema = isObject(property)
			? property
			: {};
		return {
			name,
			in: place,
			required: place === "path" || required.includes(name),
			description,
			schema: bare,
			example: examples[name],
		};
	});
}

function json(schema: JsonSchema, example: unknown): Content {
	return { "application/json": { schema, example } };
}

function outcome(
	{ method, operationId, status }: Declaration,
	langue: Langue,
): string {
	const t = texts(langue);
	if (status === 201) return t("api.succes.recu");
	if (status === 204) return t("api.succes.fait");
	return method === "GET"
		? saidOfCall(operationId, langue).summary
		: t("api.succes.change");
}

function success(declaration: Declaration, langue: Langue): Response {
	const { answer, operationId } = declaration;
	return {
		description: outcome(declaration, langue),
		headers: headerRefs(successHeaders(declaration)),
		content: answer
			? json(jsonSchemaOf(answer, "output", langue), answerTo(operationId))
			: undefined,
	};
}

function operation(declaration: Declaration, langue: Langue) {
	const { body, operationId, status, tag } = declaration;
	const sent = sentBy(operationId);
	return {
		operationId,
		tags: [tag],
		...saidOfCall(operationId, langue),
		parameters: [
			...parametersIn("path", declaration.params, langue, sent.parameters),
			...parametersIn("query", declaration.query, langue, sent.parameters),
			AUTHORIZATION_REF,
			...(declaration.versioned ? [headerParameter("if-match", langue)] : []),
			...(declaration.contribution
				? [headerParameter("idempotency-key", langue)]
				: []),
		],
		requestBody: body && {
			required: true,
			content: json(jsonSchemaOf(body, "input", langue), sent.body),
		},
		responses: {
			[String(status)]: success(declaration, langue),
			...otherResponses(declaration),
		},
	};
}

export type Operation = ReturnType<typeof operation>;

/** Every path with its operations by method, in the order of the declarations. */
export function pathsOf(
	declarations: readonly Declaration[],
	langue: Langue,
): Record<string, Record<string, Operation>> {
	const paths: Record<string, Record<string, Operation>> = {};
	for (const declaration of declarations) {
		const methods = paths[declaration.path] ?? {};
		methods[declaration.method.toLowerCase()] = operation(declaration, langue);
		paths[declaration.path] = methods;
	}
	return paths;
}
