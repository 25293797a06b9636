/** The document's answers other than a success: the refusals of D12 as they are really made. */
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { NOT_UTF8 } from "#lib/platform/validation/body";
import { entryAt, outsideList } from "#lib/platform/validation/errors";
import {
	type JsonSchema,
	jsonSchemaOf,
} from "#lib/platform/validation/json-schema";
import {
	badBytes,
	conflict,
	cursorTooOld,
	invalid,
	NOT_FOUND,
	ROLE_TOO_LOW,
	STALE_VERSION,
	STORE_DOWN,
	TOO_LARGE,
	tooMany,
	unauthorized,
} from "../api/answers.ts";
import type { Answer } from "../api/call.ts";
import type { Declaration } from "../api/endpoints.ts";
import { asAccepted, PROBLEM_TYPE } from "../api/problem-details.ts";
import { Erreur, HTTPValidationError, Probleme } from "../api/problems.ts";
import {
	type HeaderName,
	headerRefs,
	isHeaderName,
	OF_AN_AUTHENTICATED_CALL,
} from "./headers.ts";

/** The refusals by status: the name of each in the document, and an answer made by the code that serves it. */
const DECLARED = {
	400: {
		name: "CorpsIllisible",
		made: badBytes(NOT_UTF8),
	},
	401: {
		name: "NonAuthentifie",
		made: unauthorized(false),
	},
	403: {
		name: "Interdit",
		made: ROLE_TOO_LOW,
	},
	404: {
		name: "Introuvable",
		made: NOT_FOUND,
	},
	409: {
		name: "Conflit",
		made: conflict({
			fr: "Un projet refusé ne peut pas être archivé.",
			en: "A project that was not taken forward cannot be archived.",
		}),
	},
	410: {
		name: "CurseurTropAncien",
		made: cursorTooOld(),
	},
	412: {
		name: "VersionDepassee",
		made: STALE_VERSION,
	},
	413: {
		name: "CorpsTropGros",
		made: TOO_LARGE,
	},
	422: {
		name: "Invalide",
		made: invalid([
			entryAt(
				["query", "tri"],
				outsideList(["une", "votes", "recents"]),
				"nom",
			),
		]),
	},
	429: {
		name: "LimiteAtteinte",
		made: tooMany("appels_epuises", 1800),
	},
	503: {
		name: "Indisponible",
		made: STORE_DOWN,
	},
} as const;

export type Reference = { readonly $ref: string };

export type Content = {
	readonly "application/json": {
		readonly schema: JsonSchema;
		readonly example: unknown;
	};
};

export type Response = {
	readonly description: string;
	readonly headers: Readonly<Record<string, Reference>>;
	readonly content?: Content | undefined;
};

type Refusal = (typeof DECLARED)[keyof typeof DECLARED];

const REFUSALS: Readonly<Record<number, Refusal>> = DECLARED;

/** Refusals made before the caller is known, or when the call can't be counted. */
const UNCOUNTED = [401, 413, 503];

/** An answer's own headers, among those declared in the document. */
function ownHeaders({ headers }: Answer): HeaderName[] {
	// A refusal's Link leads elsewhere than to the next page.
	return Object.keys(headers)
		.filter(isHeaderName)
		.filter((name) => name !== "Cache-Control" && name !== "Link");
}

function refusalResponse(
	status: number,
	{ made, name }: Refusal,
	langue: Langue,
) {
	const schema = status === 422 ? HTTPValidationError : Erreur;
	return {
		description: texts(langue)(`api.reponses.${name}`),
		headers: headerRefs([
			"X-Request-Id",
			...(UNCOUNTED.includes(status) ? [] : OF_AN_AUTHENTICATED_CALL),
			...ownHeaders(made),
		]),
		content: {
			"application/json": {
				schema: jsonSchemaOf(schema, "output", langue),
				example: JSON.parse(String(made.body)),
			},
			[PROBLEM_TYPE]: {
				schema: jsonSchemaOf(Probleme, "output", langue),
				example: JSON.parse(String(asAccepted(made, EXAMPLE_CALL).body)),
			},
		},
	};
}

/** Of whoever asks for problem details. */
const EXAMPLE_CALL = {
	requestId: "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10",
	header: (name: string) => (name === "accept" ? PROBLEM_TYPE : undefined),
};

const NOT_MODIFIED = "NonModifie";

/** Every answer shared by several endpoints, by its name in the document. */
export function namedResponses(langue: Langue): Record<string, Response> {
	const refusals = Object.entries(REFUSALS).map(([status, refusal]) => [
		refusal.name,
		refusalResponse(Number(status), refusal, langue),
	]);
	return {
		[NOT_MODIFIED]: {
			description: texts(langue)("api.reponses.NonModifie"),
			headers: headerRefs([
				"X-Request-Id",
				...OF_AN_AUTHENTICATED_CALL,
				"ETag",
				"Cache-Control",
				"Vary",
			]),
		},
		...Object.fromEntries(refusals),
	};
}

/** The statuses that an endpoint may answer besides its success, by D11 and D12. */
function otherStatuses(declaration: Declaration): number[] {
	const { body, method, refusals = [] } = declaration;
	const statuses = new Set<number>([401, 403, 422, 429, 503, ...refusals]);
	if (method === "GET") statuses.add(304);
	if (body) statuses.add(400).add(413);
	if (method === "PATCH") statuses.add(412);
	return [...statuses].sort((a, b) => a - b);
}

/** References to those answers, by status. */
export function otherResponses(
	declaration: Declaration,
): Record<string, Reference> {
	return Object.fromEntries(
		otherStatuses(declaration).map((status) => [
			String(status),
			{
				$ref: `#/components/responses/${REFUSALS[status]?.name ?? NOT_MODIFIED}`,
			},
		]),
	);
}
