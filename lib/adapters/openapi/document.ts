/** The OpenAPI document (D24), built from the endpoints' declarations and from the schemas that validate. */

import { langueOf } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";
import { TAGS } from "#lib/platform/contract/endpoint";
import { isObject } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { buildComponents } from "#lib/platform/validation/json-schema";
import { descriptionLinks, JSON_TYPE } from "../api/answers.ts";
import type { Answer, Call } from "../api/call.ts";
import { CONTRACT } from "../api/endpoints.ts";
import {
	conditionalAnswer,
	encoded,
	type Representation,
} from "../api/representations.ts";
import { etagOf } from "../files/conditional.ts";
import { type Wanted, wantedCoding } from "../files/negotiation.ts";
import { namedResponses } from "./answers.ts";
import { headersIn } from "./headers.ts";
import { authorization, pathsOf } from "./operations.ts";
import { describeFields } from "./sentences.ts";

/** The version of the contract; while it stays, the contract may only be extended (D29). */
export const VERSION_CONTRAT = "0.1.0";

function* referencesIn(value: unknown): Generator<string> {
	if (Array.isArray(value)) for (const item of value) yield* referencesIn(item);
	if (!isObject(value)) return;
	if (typeof value.$ref === "string") yield value.$ref;
	for (const member of Object.values(value)) yield* referencesIn(member);
}

/** The members of `all` that `from` refers to, directly or indirectly, in their order. */
function reachable<T>(
	all: Readonly<Record<string, T>>,
	place: string,
	from: unknown,
): Record<string, T> {
	const reached = new Set<string>();
	const visit = (value: unknown) => {
		for (const reference of referencesIn(value)) {
			const [, name] = reference.split(`#/components/${place}/`);
			if (name === undefined || reached.has(name)) continue;
			reached.add(name);
			visit(all[name]);
		}
	};
	visit(from);
	return Object.fromEntries(
		Object.entries(all).filter(([name]) => reached.has(name)),
	);
}

/** The document of a site whose origin is `siteUrl`, in French unless another language is asked for. */
export function openApiDocument(siteUrl: string, langue: Langue = "fr") {
	const t = texts(langue);
	describeFields();
	const schemas = buildComponents(langue);
	const declarations = TAGS.flatMap((tag) =>
		CONTRACT.filter((declaration) => declaration.tag === tag),
	);
	const paths = pathsOf(declarations, langue);
	const responses = reachable(namedResponses(langue), "responses", paths);
	const said = [paths, responses];
	return {
		openapi: "3.1.0",
		info: {
			title: t("api.document.titre"),
			version: VERSION_CONTRAT,
			summary: t("api.document.resume"),
			description: t("api.document.texte"),
			contact: {
				name: "L’équipe de l’annuaire",
				url: `${siteUrl}/mentions-legales`,
			},
			license: { name: "Licence Ouverte 2.0", identifier: "etalab-2.0" },
		},
		externalDocs: {
			description: t("api.document.guide"),
			url: `${siteUrl}/developpeurs`,
		},
		servers: [{ url: siteUrl, description: t("api.document.ici") }],
		security: [{ jeton: [] }],
		tags: TAGS.map((name) => ({
			name,
			description: t(`api.document.portees.${name}`),
		})),
		paths,
		components: {
			securitySchemes: {
				jeton: {
					type: "http",
					scheme: "bearer",
					bearerFormat: "bc_…",
					description: t("api.document.jeton"),
				},
			},
			parameters: { authorization: authorization(langue) },
			headers: reachable(headersIn(langue), "headers", said),
			responses,
			schemas: reachable(schemas, "schemas", said),
		},
	};
}

const ready = new Map<string, Promise<Representation>>();

/** The document as bytes, made once in each language and coding. */
function readyIn(langue: Langue, wanted: Wanted): Promise<Representation> {
	const key = JSON.stringify([langue, wanted]);
	const known = ready.get(key);
	if (known) return known;
	const { estNomme, siteUrl } = reglages();
	const document = JSON.stringify(openApiDocument(siteUrl, langue));
	const bytes = Buffer.from(
		estNomme ? document.replaceAll(" de bien commun ", " ") : document,
	);
	const plain = { bytes, etag: etagOf(bytes), headers: JSON_TYPE };
	const made = encoded(plain, wanted);
	ready.set(key, made);
	return made;
}

/** The document, in French unless `langue` asks for English; a caller that already has these bytes gets 304. */
export async function answerOpenApi(call: Call): Promise<Answer> {
	const asked = new URLSearchParams(call.query).getAll("langue").at(-1) ?? "";
	const wanted = wantedCoding(call.header("accept-encoding"));
	return conditionalAnswer(call, await readyIn(langueOf(asked), wanted), {
		"Cache-Control": "public, no-cache",
		Vary: "Accept-Encoding",
		...descriptionLinks(),
	});
}
