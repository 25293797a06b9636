/** The operations of the document, one for each endpoint of the contract. */
import { phrase } from "#lib/i18n/texts";
import type { Phrase } from "#lib/platform/langues";
import {
	type JsonSchema,
	jsonSchemaOf,
} from "#lib/platform/validation/json-schema";
import type { Declaration } from "../api/endpoints.ts";
import { otherResponses } from "./answers.ts";
import { answerTo, sentBy, type Value } from "./examples.ts";
import { headerRefs, successHeaders } from "./headers.ts";
import { isObject } from "./schema-reading.ts";
import { saidOfCall, saidOfHeader } from "./sentences.ts";

/** The header that the specification lists among the parameters of every endpoint. */
export const AUTHORIZATION = {
	name: "authorization",
	in: "header",
	required: false,
	description: phrase("api.document.autorisation"),
	schema: { type: "string", default: "" },
};

const AUTHORIZATION_REF = { $ref: "#/components/parameters/authorization" };

/** Of every change of what has versions. */
const IF_MATCH = {
	name: "if-match",
	in: "header",
	required: false,
	description: saidOfHeader("if-match"),
	schema: { type: "string" },
};

/** Of what is counted: sent again after a cut, it must not count twice. */
const IDEMPOTENCY_KEY = {
	name: "idempotency-key",
	in: "header",
	required: false,
	description: saidOfHeader("idempotency-key"),
	schema: { type: "string", pattern: "^[!-~]{1,255}$" },
};

/** The parameters of one location, from the object schema that validates them. */
function parametersIn(
	place: "path" | "query",
	schema: Declaration["query"],
	examples: Readonly<Record<string, Value>> = {},
): JsonSchema[] {
	if (!schema) return [];
	const { properties, required } = jsonSchemaOf(schema, "input");
	const asked = Array.isArray(required) ? required : [];
	return Object.entries(isObject(properties) ? properties : {}).map(
		([name, property]) => {
			const { description, ...bare } = isObject(property) ? property : {};
			return {
				name,
				in: place,
				required: place === "path" || asked.includes(name),
				...(description === undefined ? {} : { description }),
				schema: bare,
				...(name in examples ? { example: examples[name] } : {}),
			};
		},
	);
}

function json(schema: JsonSchema, example: unknown): JsonSchema {
	return { "application/json": { schema, example } };
}

function outcome({ method, operationId, status }: Declaration): Phrase {
	if (status === 201) return phrase("api.succes.recu");
	if (status === 204) return phrase("api.succes.fait");
	return method === "GET"
		? saidOfCall(operationId).summary
		: phrase("api.succes.change");
}

function success(declaration: Declaration): JsonSchema {
	const { answer, operationId } = declaration;
	return {
		description: outcome(declaration),
		headers: headerRefs(successHeaders(declaration)),
		...(answer
			? {
					content: json(jsonSchemaOf(answer, "output"), answerTo(operationId)),
				}
			: {}),
	};
}

function operation(declaration: Declaration): JsonSchema {
	const { body, operationId, status, tag } = declaration;
	const sent = sentBy(operationId);
	return {
		operationId,
		tags: [tag],
		...saidOfCall(operationId),
		parameters: [
			...parametersIn("path", declaration.params, sent.parameters),
			...parametersIn("query", declaration.query, sent.parameters),
			AUTHORIZATION_REF,
			...(declaration.versioned ? [IF_MATCH] : []),
			...(declaration.contribution ? [IDEMPOTENCY_KEY] : []),
		],
		...(body
			? {
					requestBody: {
						required: true,
						content: json(jsonSchemaOf(body, "input"), sent.body),
					},
				}
			: {}),
		responses: {
			[String(status)]: success(declaration),
			...otherResponses(declaration),
		},
	};
}

/** Every path with its operations by method, in the order of the declarations. */
export function pathsOf(
	declarations: readonly Declaration[],
): Record<string, Record<string, JsonSchema>> {
	const paths: Record<string, Record<string, JsonSchema>> = {};
	for (const declaration of declarations) {
		const methods = paths[declaration.path] ?? {};
		methods[declaration.method.toLowerCase()] = operation(declaration);
		paths[declaration.path] = methods;
	}
	return paths;
}
