/** The operations of the document, one for each endpoint of the contract. */
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

/** The header that the specification lists among the parameters of every endpoint. */
export const AUTHORIZATION = {
	name: "authorization",
	in: "header",
	required: false,
	description: {
		fr: "Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401).",
		en: "The token: `Bearer <token>`. Without it, the call is refused (401).",
	},
	schema: { type: "string", default: "" },
};

const AUTHORIZATION_REF = { $ref: "#/components/parameters/authorization" };

/** Of every change of what has versions. */
const IF_MATCH = {
	name: "if-match",
	in: "header",
	required: false,
	description: {
		fr: "L’`ETag` d’une réponse d’avant : si l’élément a changé depuis, 412 et rien n’est fait. Un appel au corps `{}` ne change rien et donne l’`ETag` d’à présent.",
		en: "The `ETag` of an earlier response: if the entry has changed since, 412 and nothing is done. A call with the body `{}` changes nothing and gives the present `ETag`.",
	},
	schema: { type: "string" },
};

/** Of what is counted: sent again after a cut, it must not count twice. */
const IDEMPOTENCY_KEY = {
	name: "idempotency-key",
	in: "header",
	required: false,
	description: {
		fr: "Une clé de l’appelant, de 1 à 255 caractères ASCII visibles, pour répéter l’envoi sans risque : pendant 24 h, la même clé avec le même corps donne la première réponse ; avec un autre corps, 422. Sans clé, le même corps dans les dix minutes donne la première réponse.",
		en: "A key of the caller’s own, 1 to 255 visible ASCII characters, to repeat the call safely: for 24 hours the same key with the same body gets the first answer; with another body, 422. Without a key, the same body within ten minutes gets the first answer.",
	},
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

function outcome({ method, status, summary }: Declaration): Phrase {
	if (status === 201)
		return {
			fr: "Reçu ; une relecture suit.",
			en: "Received; a review follows.",
		};
	if (status === 204) return { fr: "Fait.", en: "Done." };
	return method === "GET"
		? summary
		: {
				fr: "Fait ; ce qu’il en est maintenant.",
				en: "Done; this is how things now stand.",
			};
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
	const { body, description, operationId, status, summary, tag } = declaration;
	const sent = sentBy(operationId);
	return {
		operationId,
		tags: [tag],
		summary,
		...(description === undefined ? {} : { description }),
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
