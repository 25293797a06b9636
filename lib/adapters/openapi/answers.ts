/** The document's answers other than a success: the refusals of D12 as they are really made. */
import type { Phrase } from "#lib/platform/langues";
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

type Refusal = Phrase & { readonly name: string; readonly made: Answer };

/** The refusals by status, each with an answer made by the code that serves them. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
	400: {
		name: "CorpsIllisible",
		fr: "Le corps n’est pas du texte UTF-8.",
		en: "The body is not UTF-8 text.",
		made: badBytes(NOT_UTF8),
	},
	401: {
		name: "NonAuthentifie",
		fr: "Pas de jeton valide ; la même phrase quelle qu’en soit la raison.",
		en: "No valid token; the sentence is the same whatever the reason.",
		made: unauthorized(false),
	},
	403: {
		name: "Interdit",
		fr: "Le jeton est valide, mais son compte n’a pas ce droit, ou lui-même pas cette portée.",
		en: "The token is valid, but its account lacks this right, or the token this scope.",
		made: ROLE_TOO_LOW,
	},
	404: {
		name: "Introuvable",
		fr: "L’élément n’existe pas, ou n’est pas public.",
		en: "The item does not exist, or is not public.",
		made: NOT_FOUND,
	},
	409: {
		name: "Conflit",
		fr: "L’état actuel ne permet pas ce changement.",
		en: "The current state does not allow this change.",
		made: conflict({
			fr: "Un projet refusé ne peut pas être archivé.",
			en: "A project that was not taken forward cannot be archived.",
		}),
	},
	410: {
		name: "CurseurTropAncien",
		fr: "Ce qui suit le numéro n’est plus gardé en entier ; l’en-tête Link donne d’où repartir.",
		en: "What follows the number is no longer all kept; the Link header says where to start again.",
		made: cursorTooOld(),
	},
	412: {
		name: "VersionDepassee",
		fr: "`If-Match` nomme une version qui n’est plus celle d’à présent ; l’appel n’a rien changé.",
		en: "`If-Match` names a version that is no longer the present one; the call changed nothing.",
		made: STALE_VERSION,
	},
	413: {
		name: "CorpsTropGros",
		fr: "Le corps dépasse 256 Kio.",
		en: "The body exceeds 256 KiB.",
		made: TOO_LARGE,
	},
	422: {
		name: "Invalide",
		fr: "La requête n’est pas valide ; toutes les erreurs viennent ensemble.",
		en: "The request is not valid; all errors are reported at once.",
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
		fr: "La limite de l’heure est atteinte.",
		en: "The hourly limit has been reached.",
		made: tooMany("appels_epuises", 1800),
	},
	503: {
		name: "Indisponible",
		fr: "La base de données ne répond pas ; l’appel n’a rien changé.",
		en: "The database is not responding; the call changed nothing.",
		made: STORE_DOWN,
	},
};

/** Refusals made before the caller is known, or when the call can't be counted. */
const UNCOUNTED = [401, 413, 503];

/** An answer's own headers, among those declared in the document. */
function ownHeaders({ headers }: Answer): HeaderName[] {
	// A refusal's Link leads elsewhere than to the next page.
	return Object.keys(headers)
		.filter(isHeaderName)
		.filter((name) => name !== "Cache-Control" && name !== "Link");
}

function refusalResponse(status: number, { fr, en, made }: Refusal) {
	const schema = status === 422 ? HTTPValidationError : Erreur;
	return {
		description: { fr, en },
		headers: headerRefs([
			"X-Request-Id",
			...(UNCOUNTED.includes(status) ? [] : OF_AN_AUTHENTICATED_CALL),
			...ownHeaders(made),
		]),
		content: {
			"application/json": {
				schema: jsonSchemaOf(schema, "output"),
				example: JSON.parse(String(made.body)),
			},
			[PROBLEM_TYPE]: {
				schema: jsonSchemaOf(Probleme, "output"),
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
export function namedResponses(): Record<string, JsonSchema> {
	const refusals = Object.entries(REFUSALS).map(([status, refusal]) => [
		refusal.name,
		refusalResponse(Number(status), refusal),
	]);
	return {
		[NOT_MODIFIED]: {
			description: {
				fr: "La réponse que l’appelant garde est toujours bonne.",
				en: "The copy the caller has is still good.",
			},
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
): Record<string, JsonSchema> {
	return Object.fromEntries(
		otherStatuses(declaration).map((status) => [
			String(status),
			{
				$ref: `#/components/responses/${REFUSALS[status]?.name ?? NOT_MODIFIED}`,
			},
		]),
	);
}
