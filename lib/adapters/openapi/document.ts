/** The OpenAPI document (D24), built from the endpoints' declarations and from the schemas that validate. */

import { langueOf } from "#lib/i18n/addresses";
import { reglages } from "#lib/platform/config/env";
import type { Tag } from "#lib/platform/contract/endpoint";
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
import { HEADERS } from "./headers.ts";
import { documentIn } from "./languages.ts";
import { AUTHORIZATION, pathsOf } from "./operations.ts";
import { isObject } from "./schema-reading.ts";

/** The version of the contract; while it stays, the contract may only be extended (D29). */
export const VERSION_CONTRAT = "0.1.0";

const DESCRIPTION = `Annuaire des projets de bien commun et des besoins que les habitants expriment : tout ce que le site public montre se lit en JSON, et l’on peut y voter, soutenir, proposer et décrire.

Chaque appel porte un jeton, lié à un compte confirmé, dans l’en-tête \`Authorization: Bearer <jeton>\`. Les données publiées se réutilisent librement, en citant l’annuaire.

- Les textes rendus sont ceux d’origine, en français le plus souvent (\`langue\` le dit) ; \`traductions\` contient la version anglaise quand elle existe.
- \`HEAD\` répond comme \`GET\`, sans corps ; \`OPTIONS\` ne demande pas de jeton. Une adresse inconnue répond 404, une méthode inconnue 405 avec \`Allow\`. Une barre finale ne change rien.
- Un refus se lit aussi comme RFC 9457 : demandez \`application/problem+json\` par \`Accept\`. Ce document se lit en anglais avec \`?langue=en\`.
- Les clés et paramètres inconnus sont ignorés ; d’un paramètre répété, le dernier compte.
- De nouveaux champs et de nouvelles adresses peuvent s’ajouter sans changement de version : ignorez ce que vous ne connaissez pas.`;

const TAGS: Readonly<Record<Tag, string>> = {
	lecture: "Lire l’annuaire et son propre compte.",
	participation: "Proposer un projet, décrire un besoin, voter, soutenir.",
	administration:
		"Relire et modérer ; réservé aux comptes de modération et d’administration.",
};

const TAG_ORDER: readonly Tag[] = [
	"lecture",
	"participation",
	"administration",
];

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
			const name = reference.startsWith(`#/components/${place}/`)
				? reference.slice(`#/components/${place}/`.length)
				: undefined;
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

/** The document of a site whose origin is `siteUrl`. */
export function openApiDocument(siteUrl: string) {
	const schemas = buildComponents();
	const declarations = TAG_ORDER.flatMap((tag) =>
		CONTRACT.filter((declaration) => declaration.tag === tag),
	);
	const paths = pathsOf(declarations);
	const responses = reachable(namedResponses(), "responses", paths);
	const said = [paths, responses];
	return {
		openapi: "3.1.0",
		info: {
			title: "API de l’annuaire",
			version: VERSION_CONTRAT,
			summary: "Projets de bien commun et besoins exprimés, en JSON.",
			description: DESCRIPTION,
			contact: {
				name: "L’équipe de l’annuaire",
				url: `${siteUrl}/mentions-legales`,
			},
			license: { name: "Licence Ouverte 2.0", identifier: "etalab-2.0" },
		},
		externalDocs: {
			description: "Le guide, avec des exemples à essayer",
			url: `${siteUrl}/developpeurs`,
		},
		servers: [{ url: siteUrl, description: "Ce site" }],
		security: [{ jeton: [] }],
		tags: TAG_ORDER.map((name) => ({ name, description: TAGS[name] })),
		paths,
		components: {
			securitySchemes: {
				jeton: {
					type: "http",
					scheme: "bearer",
					bearerFormat: "bc_…",
					description:
						"Un jeton se crée dans l’espace de compte du site : cinq au plus, révocables à tout moment. Il a les droits de son compte.",
				},
			},
			parameters: { authorization: AUTHORIZATION },
			headers: reachable(HEADERS, "headers", said),
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
	const document = JSON.stringify(documentIn(langue, openApiDocument(siteUrl)));
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
	return conditionalAnswer(call, await readyIn(langueOf(asked), wanted), [
		...["Cache-Control", "public, no-cache", "Vary", "Accept-Encoding"],
		...descriptionLinks(),
	]);
}
