/**
 * The API's answers other than successes: one sentence each (D12), and the headers that
 * all answers carry (D23, D25).
 */
import { reglages, transportSecurity } from "#lib/platform/config/env";
import { READ_ONLY_RETRY_SECONDS } from "#lib/platform/db/unavailable";
import type { ValidationEntry } from "#lib/platform/validation/errors";
import type { Answer } from "./call.ts";

/** Headers that scripts of other origins may read (D23). */
const EXPOSED =
	"Content-Location, ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, X-Total-Count, X-Request-Id";

const ALLOWED_HEADERS = "Authorization, Content-Type, If-None-Match";

export const API_METHODS = [
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"OPTIONS",
] as const;

/** Whether Next (16.4.6) can route this method; it answers any other with an empty 400. */
export function isApiMethod(method: string | undefined): boolean {
	return API_METHODS.some((known) => known === method);
}

let common: { open: readonly string[]; closed: readonly string[] } | undefined;

/** The headers that every answer of the API carries, except the request's id. */
export function commonHeaders(answer?: Answer): readonly string[] {
	common ??= {
		open: [
			"Access-Control-Allow-Origin",
			"*",
			"Access-Control-Expose-Headers",
			EXPOSED,
			...headersOf("cross-origin"),
		],
		closed: headersOf("same-origin"),
	};
	return answer?.closedToOrigins ? common.closed : common.open;
}

function headersOf(readers: "cross-origin" | "same-origin"): string[] {
	const security = transportSecurity(reglages());
	return [
		"Content-Security-Policy",
		"default-src 'none'; frame-ancestors 'none'; sandbox",
		"X-Content-Type-Options",
		"nosniff",
		"Referrer-Policy",
		"no-referrer",
		"Permissions-Policy",
		"camera=(), geolocation=(), microphone=()",
		"Cross-Origin-Opener-Policy",
		"same-origin",
		"Cross-Origin-Resource-Policy",
		readers,
		...(security === undefined ? [] : ["Strict-Transport-Security", security]),
	];
}

export const JSON_TYPE = ["Content-Type", "application/json; charset=utf-8"];
const NOT_KEPT = ["Cache-Control", "no-store"];

function problem(
	status: number,
	detail: string | readonly ValidationEntry[],
	headers: readonly string[] = [],
): Answer {
	return {
		status,
		headers: [...JSON_TYPE, ...NOT_KEPT, ...headers],
		body: Buffer.from(JSON.stringify({ detail })),
	};
}

/**
 * Where the API is described, for programs and for people (RFC 8631). Not on the
 * answers of endpoints: in a list, `Link` leads to the next page and to nothing else.
 */
export function descriptionLinks(): readonly string[] {
	const { siteUrl } = reglages();
	const links = [
		`<${siteUrl}/api/openapi.json>; rel="service-desc"; type="application/json"`,
		`<${siteUrl}/developpeurs>; rel="service-doc"; type="text/html"; hreflang="fr"`,
		`<${siteUrl}/en/developpeurs>; rel="service-doc"; type="text/html"; hreflang="en"`,
		`<${siteUrl}/.well-known/api-catalog>; rel="api-catalog"`,
	];
	return ["Link", links.join(", ")];
}

/** 404: no endpoint at this address. */
export function unknownPath(): Answer {
	return problem(
		404,
		"Cette adresse de l’API n’existe pas.",
		descriptionLinks(),
	);
}

/** 404: no such entry, or it is not public; the answer does not say which. */
export function notFound(): Answer {
	return problem(404, "Cet élément n’existe pas, ou n’est pas public.");
}

/** 405 with `Allow`: the path exists, but not with this method. */
export function wrongMethod(allowed: readonly string[]): Answer {
	return problem(405, "Cette adresse n’accepte pas cette méthode.", [
		"Allow",
		allowed.join(", "),
	]);
}

/** 413: the body is longer than `CORPS_MAX_OCTETS`. */
export function tooLarge(): Answer {
	return problem(413, "Le corps de la requête dépasse 256 Kio.");
}

/** 431: the address and headers exceed Node's limit. */
export function headersTooLarge(): Answer {
	return problem(
		431,
		"L’adresse et les en-têtes de la requête sont trop longs.",
	);
}

/** 408: the request did not arrive in time. */
export function tooSlow(): Answer {
	return problem(408, "La requête a mis trop longtemps à arriver.");
}

/** 401. The same sentence whatever the cause, so that a refusal reveals nothing about a token (D12). */
export function unauthorized(tokenSent: boolean): Answer {
	const error = tokenSent ? ', error="invalid_token"' : "";
	return problem(
		401,
		"Cet appel demande un jeton valide, dans l’en-tête « Authorization: Bearer <jeton> ».",
		["WWW-Authenticate", `Bearer realm="api"${error}`],
	);
}

/** 429: the account's calls of this hour are used up; `delaiSecondes` until the next window. */
export function tooManyCalls(delaiSecondes: number): Answer {
	return problem(429, "Ce compte a atteint sa limite d’appels par heure.", [
		"Retry-After",
		String(delaiSecondes),
	]);
}

/** 429: the account's contributions of this hour are used up; `delaiSecondes` until the next window. */
export function tooManyContributions(delaiSecondes: number): Answer {
	return problem(
		429,
		"Ce compte a atteint sa limite de contributions par heure.",
		["Retry-After", String(delaiSecondes)],
	);
}

/** 429: too many costly reads are running or waiting; retry after `delaiSecondes`. */
export function tooBusy(delaiSecondes: number): Answer {
	return problem(
		429,
		"Trop de recherches se font en ce moment ; réessayez dans quelques secondes.",
		["Retry-After", String(delaiSecondes)],
	);
}

/** 403 with its reason. */
export function forbidden(detail: string): Answer {
	return problem(403, detail);
}

/** 409 with the reason for the conflict. */
export function conflict(detail: string): Answer {
	return problem(409, detail);
}

/** 412: the entry has none of the versions that `If-Match` names; nothing was changed. */
export function staleVersion(): Answer {
	return problem(
		412,
		"Cet élément a changé depuis la version que nomme l’en-tête If-Match : rien n’a été changé.",
	);
}

/** 400 with its reason: the bytes of the request can't be read, so its content is not checked. */
export function badBytes(detail: string): Answer {
	return problem(400, detail);
}

/** 417: the `Expect` header asks for something that is not supported. */
export function unmetExpectation(): Answer {
	return problem(417, "Ce que demande l’en-tête Expect n’est pas proposé.");
}

/** 400: the request is not valid HTTP. */
export function malformed(): Answer {
	return badBytes("Cette requête HTTP est mal formée.");
}

/** 403: the form was sent by another site. */
export function foreignForm(): Answer {
	return forbidden("Cette demande ne vient pas de ce site.");
}

/** 422: one entry per rejected field, with its location and its message. */
export function invalid(detail: readonly ValidationEntry[]): Answer {
	return problem(422, detail);
}

/** 503 with `Retry-After`: the database does not answer, or not in time. */
export function storeDown(): Answer {
	return problem(
		503,
		"Le service est momentanément indisponible ; réessayez.",
		["Retry-After", "5"],
	);
}

/** 503 with `Retry-After`: the site is in read-only mode, and takes no write. */
export function readOnly(): Answer {
	return problem(
		503,
		"Le site est en lecture seule pendant une maintenance : rien n’est enregistré ; réessayez plus tard.",
		["Retry-After", String(READ_ONLY_RETRY_SECONDS)],
	);
}

/** 500: an internal error; its details are only logged. */
export function brokenInvariant(): Answer {
	return problem(500, "Une erreur inattendue s’est produite de notre côté.");
}

/** 204: the answer to a CORS preflight. It requires no token. */
export function preflight(
	methods: readonly string[],
	asked: string | undefined,
): Answer {
	// Allowed to who asks for it: all others get the bytes of D23.
	const more = /\bif-match\b/i.test(asked ?? "") ? ", If-Match" : "";
	return {
		status: 204,
		headers: [
			"Allow",
			methods.join(", "),
			"Access-Control-Allow-Methods",
			methods.join(", "),
			"Access-Control-Allow-Headers",
			`${ALLOWED_HEADERS}${more}`,
			"Access-Control-Max-Age",
			"86400",
			...NOT_KEPT,
		],
		body: null,
	};
}
