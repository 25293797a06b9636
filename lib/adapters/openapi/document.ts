/** The OpenAPI document (D24), built from the endpoints' declarations and from the schemas that validate. */

import { langueOf } from "#lib/i18n/addresses";
import { reglages } from "#lib/platform/config/env";
import { TAGS, type Tag } from "#lib/platform/contract/endpoint";
import type { Langue, Phrase } from "#lib/platform/langues";
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
import { AUTHORIZATION, pathsOf } from "./operations.ts";
import { isObject } from "./schema-reading.ts";

/** The version of the contract; while it stays, the contract may only be extended (D29). */
export const VERSION_CONTRAT = "0.1.0";

const DESCRIPTION: Phrase = {
	fr: `Annuaire des projets de bien commun et des besoins que les habitants expriment : tout ce que le site public montre se lit en JSON, et l’on peut y voter, soutenir, proposer et décrire.

Chaque appel porte un jeton, lié à un compte confirmé, dans l’en-tête \`Authorization: Bearer <jeton>\`. Les données publiées se réutilisent librement, en citant l’annuaire.

- Les textes rendus sont ceux d’origine, en français le plus souvent (\`langue\` le dit) ; \`traductions\` contient la version anglaise quand elle existe.
- \`HEAD\` répond comme \`GET\`, sans corps ; \`OPTIONS\` ne demande pas de jeton. Une adresse inconnue répond 404, une méthode inconnue 405 avec \`Allow\`. Une barre finale ne change rien.
- Un refus se lit aussi comme RFC 9457 : demandez \`application/problem+json\` par \`Accept\`. Ce document se lit en anglais avec \`?langue=en\`.
- Les clés et paramètres inconnus sont ignorés ; d’un paramètre répété, le dernier compte.
- De nouveaux champs et de nouvelles adresses peuvent s’ajouter sans changement de version : ignorez ce que vous ne connaissez pas.`,
	en: `Directory of common-good projects and of the needs that citizens express: all that the public site shows can be read as JSON, and one can vote, support, suggest and describe.

Each call carries a token, tied to a confirmed account, in the header \`Authorization: Bearer <token>\`. Published data may be reused freely, with credit to the directory.

- Texts are the originals, mostly in French (\`langue\` says so); \`traductions\` holds the English version when there is one.
- \`HEAD\` answers as \`GET\`, without a body; \`OPTIONS\` needs no token. An unknown address answers 404, an unknown method 405 with \`Allow\`. A trailing slash changes nothing.
- Unknown keys and parameters are ignored; of a repeated parameter, the last counts.
- New fields and new addresses may be added without a change of version: ignore what you do not know.
- A refusal can also be read as RFC 9457: ask for \`application/problem+json\` by \`Accept\`.`,
};

const TAG_PHRASES: Readonly<Record<Tag, Phrase>> = {
	lecture: {
		fr: "Lire l’annuaire et son propre compte.",
		en: "Read the directory and one’s own account.",
	},
	participation: {
		fr: "Proposer un projet, décrire un besoin, voter, soutenir.",
		en: "Suggest a project, describe a need, vote, support.",
	},
	administration: {
		fr: "Relire et modérer ; réservé aux comptes de modération et d’administration.",
		en: "Review and moderate; for moderators’ and administrators’ accounts only.",
	},
};

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

/** Where the document holds data, whatever their keys. */
const DATA: ReadonlySet<string> = new Set([
	"example",
	"examples",
	"default",
	"enum",
	"const",
]);

/** The same value with each of its sentences in one language. */
function saidIn(langue: Langue, value: unknown): unknown {
	if (Array.isArray(value)) return value.map((item) => saidIn(langue, item));
	if (!isObject(value)) return value;
	if (typeof value.fr === "string") return value[langue];
	return Object.fromEntries(
		Object.entries(value).map(([key, member]) => [
			key,
			DATA.has(key) ? member : saidIn(langue, member),
		]),
	);
}

/** The document of a site whose origin is `siteUrl`, in French unless another language is asked for. */
export function openApiDocument(siteUrl: string, langue: Langue = "fr") {
	const schemas = buildComponents();
	const declarations = TAGS.flatMap((tag) =>
		CONTRACT.filter((declaration) => declaration.tag === tag),
	);
	const paths = pathsOf(declarations);
	const responses = reachable(namedResponses(), "responses", paths);
	const said = [paths, responses];
	return saidIn(langue, {
		openapi: "3.1.0",
		info: {
			title: { fr: "API de l’annuaire", en: "API of the directory" },
			version: VERSION_CONTRAT,
			summary: {
				fr: "Projets de bien commun et besoins exprimés, en JSON.",
				en: "Common-good projects and expressed needs, as JSON.",
			},
			description: DESCRIPTION,
			contact: {
				name: "L’équipe de l’annuaire",
				url: `${siteUrl}/mentions-legales`,
			},
			license: { name: "Licence Ouverte 2.0", identifier: "etalab-2.0" },
		},
		externalDocs: {
			description: {
				fr: "Le guide, avec des exemples à essayer",
				en: "The guide, with examples to try",
			},
			url: `${siteUrl}/developpeurs`,
		},
		servers: [
			{ url: siteUrl, description: { fr: "Ce site", en: "This site" } },
		],
		security: [{ jeton: [] }],
		tags: TAGS.map((name) => ({ name, description: TAG_PHRASES[name] })),
		paths,
		components: {
			securitySchemes: {
				jeton: {
					type: "http",
					scheme: "bearer",
					bearerFormat: "bc_…",
					description: {
						fr: "Un jeton se crée dans l’espace de compte du site : cinq au plus, révocables à tout moment. Il a les droits de son compte.",
						en: "A token is made in the account area of the site: five at most, revocable at any time. It has the rights of its account.",
					},
				},
			},
			parameters: { authorization: AUTHORIZATION },
			headers: reachable(HEADERS, "headers", said),
			responses,
			schemas: reachable(schemas, "schemas", said),
		},
	});
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
