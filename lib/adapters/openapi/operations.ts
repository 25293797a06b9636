/** The operations of the document, one for each endpoint of the contract. */
import {
	type JsonSchema,
	jsonSchemaOf,
} from "#lib/platform/validation/json-schema";
import type { Declaration } from "../api/endpoints.ts";
import { otherResponses } from "./answers.ts";
import { type Components, exampleOf, isObject } from "./examples.ts";
import { headerRefs, successHeaders } from "./headers.ts";

/** The header that the specification lists among the parameters of every endpoint. */
export const AUTHORIZATION = {
	name: "authorization",
	in: "header",
	required: false,
	description:
		"Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401).",
	schema: { type: "string", default: "" },
};

const AUTHORIZATION_REF = { $ref: "#/components/parameters/authorization" };

/** The parameters of one location, from the object schema that validates them. */
function parametersIn(
	place: "path" | "query",
	schema: Declaration["query"],
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
			};
		},
	);
}

function json(schema: JsonSchema, components: Components): JsonSchema {
	return {
		"application/json": { schema, example: exampleOf(schema, components) },
	};
}

function success(declaration: Declaration, components: Components): JsonSchema {
	const { answer, status } = declaration;
	return {
		description: status === 204 ? "Fait." : declaration.summary,
		headers: headerRefs(successHeaders(declaration)),
		...(answer
			? { content: json(jsonSchemaOf(answer, "output"), components) }
			: {}),
	};
}

function operation(
	declaration: Declaration,
	components: Components,
): JsonSchema {
	const { body, description, operationId, status, summary, tag } = declaration;
	return {
		operationId,
		tags: [tag],
		summary,
		...(description === undefined ? {} : { description }),
		parameters: [
			...parametersIn("path", declaration.params),
			...parametersIn("query", declaration.query),
			AUTHORIZATION_REF,
		],
		...(body
			? {
					requestBody: {
						required: true,
						content: json(jsonSchemaOf(body, "input"), components),
					},
				}
			: {}),
		responses: {
			[String(status)]: success(declaration, components),
			...otherResponses(declaration),
		},
	};
}

/** Every path with its operations by method, in the order of the declarations. */
export function pathsOf(
	declarations: readonly Declaration[],
	components: Components,
): Record<string, Record<string, JsonSchema>> {
	const paths: Record<string, Record<string, JsonSchema>> = {};
	for (const declaration of declarations) {
		const methods = paths[declaration.path] ?? {};
		methods[declaration.method.toLowerCase()] = operation(
			declaration,
			components,
		);
		paths[declaration.path] = methods;
	}
	return paths;
}
