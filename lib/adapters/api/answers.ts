/**
 * The API's answers other than successes: one sentence each (D12), and the headers that
 * all answers carry (D23, D25).
 */
import { phrase, phraseOf } from "#lib/i18n/texts";
import { reglages, transportSecurity } from "#lib/platform/config/env";
import type { Tag } from "#lib/platform/contract/endpoint";
import {
	PROBLEM_CODES,
	type ProblemCode,
} from "#lib/platform/contract/problem-codes";
import { READ_ONLY_RETRY_SECONDS } from "#lib/platform/db/unavailable";
import type { Phrase } from "#lib/platform/langues";
import type { ValidationEntry } from "#lib/platform/validation/errors";
import type { Answer, HeaderValues, Refusal } from "./call.ts";

/** Headers that scripts of other origins may read (D23). */
const EXPOSED =
	"Content-Location, ETag, Idempotency-Replayed, Link, Location, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, X-Total-Count, X-Request-Id";

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

let common: { open: HeaderValues; closed: HeaderValues } | undefined;

/** The headers that every answer of the API carries, except the request's id. */
export function commonHeaders(answer?: Answer): HeaderValues {
	common ??= {
		open: {
			"Access-Control-Allow-Origin": "*",
			"Access-Control-Expose-Headers": EXPOSED,
			...headersOf("cross-origin"),
		},
		closed: headersOf("same-origin"),
	};
	return answer?.closedToOrigins ? common.closed : common.open;
}

function headersOf(readers: "cross-origin" | "same-origin"): HeaderValues {
	const security = transportSecurity(reglages());
	return {
		"Content-Security-Policy":
			"default-src 'none'; frame-ancestors 'none'; sandbox",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "no-referrer",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=()",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": readers,
		...(reglages().vitrine ? { "X-Robots-Tag": "noindex" } : {}),
		...(security === undefined
			? {}
			: { "Strict-Transport-Security": security }),
	};
}

export const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };
/** Of what no cache may keep. */
export const NOT_KEPT = { "Cache-Control": "no-store" };

/** A refusal in French (D12); `refusal` is what `problem-details.ts` says it by otherwise. */
function refused(
	status: number,
	refusal: Refusal,
	headers: HeaderValues = {},
): Answer {
	const { detail } = refusal;
	return {
		status,
		headers: { ...JSON_TYPE, ...NOT_KEPT, ...headers },
		body: Buffer.from(
			JSON.stringify({ detail: "fr" in detail ? detail.fr : detail }),
		),
		refusal,
	};
}

function problem(
	code: ProblemCode,
	detail: Refusal["detail"],
	headers: HeaderValues = {},
): Answer {
	return refused(PROBLEM_CODES[code], { code, detail }, headers);
}

/** A refusal whose sentence is that of its code. */
function coded(
	code: Exclude<
		ProblemCode,
		| "octets_illisibles"
		| "portee_insuffisante"
		| "interdit"
		| "conflit"
		| "invalide"
	>,
	headers: HeaderValues = {},
): Answer {
	return problem(code, phrase(`api.${code}`), headers);
}

function retryAfter(seconds: number): HeaderValues {
	return { "Retry-After": String(seconds) };
}

/**
 * Where the API is described, for programs and for people (RFC 8631). Not on the
 * answers of endpoints: in a list, `Link` leads to the next page and to nothing else.
 */
export function descriptionLinks(): HeaderValues {
	const { siteUrl } = reglages();
	const links = [
		`<${siteUrl}/api/openapi.json>; rel="service-desc"; type="application/json"`,
		`<${siteUrl}/developpeurs>; rel="service-doc"; type="text/html"; hreflang="fr"`,
		`<${siteUrl}/en/developpeurs>; rel="service-doc"; type="text/html"; hreflang="en"`,
		`<${siteUrl}/.well-known/api-catalog>; rel="api-catalog"`,
	];
	return { Link: links.join(", ") };
}

/** 404: no endpoint at this address. */
export function unknownPath(): Answer {
	return coded("adresse_inconnue", descriptionLinks());
}

/** 404: no such entry, or it is not public; the answer does not say which. */
export const NOT_FOUND = coded("introuvable");

/** 405 with `Allow`: the path exists, but not with this method. */
export function wrongMethod(allowed: readonly string[]): Answer {
	return coded("methode", { Allow: allowed.join(", ") });
}

export const TOO_LARGE = coded("corps_trop_long");

/** 431: the address and headers exceed Node's limit. */
export const HEADERS_TOO_LARGE = refused(431, {
	detail: phrase("api.en_tetes_trop_longs"),
});

/** 408: the request did not arrive in time. */
export const TOO_SLOW = refused(408, {
	detail: phrase("api.trop_lent"),
});

/** 401. The same sentence whatever the cause, so that a refusal reveals nothing about a token (D12). */
export function unauthorized(tokenSent: boolean): Answer {
	const error = tokenSent ? ', error="invalid_token"' : "";
	return coded("jeton_invalide", {
		"WWW-Authenticate": `Bearer realm="api"${error}`,
	});
}

/** 429: what the account may do in an hour is used up, or too many costly reads are running or waiting; retry after `delaiSecondes`. */
export function tooMany(
	what: "appels_epuises" | "contributions_epuisees" | "occupe",
	delaiSecondes: number,
): Answer {
	return coded(what, retryAfter(delaiSecondes));
}

/** 429: a network without an account has read too much within a minute; who reads the sentence alone may not see `Retry-After`. */
export function tooManyReads(delaiSecondes: number): Answer {
	const detail = phraseOf((t) =>
		t("api.reseau_epuise", { secondes: String(delaiSecondes) }),
	);
	return problem("occupe", detail, retryAfter(delaiSecondes));
}

/** 403 with its reason. */
export function forbidden(detail: Phrase): Answer {
	return problem("interdit", detail);
}

export const ROLE_TOO_LOW = coded("role_insuffisant");

/** 403: the token was not made for this part of the API. */
export function scopeTooNarrow(scope: Tag): Answer {
	const detail = phraseOf((t) =>
		t("api.portee_insuffisante", { portee: scope }),
	);
	return problem("portee_insuffisante", detail, {
		"WWW-Authenticate": `Bearer realm="api", error="insufficient_scope", scope="${scope}"`,
	});
}

/** 409 with the reason for the conflict. */
export function conflict(detail: Phrase): Answer {
	return problem("conflit", detail);
}

/** 410 with where a copy begins anew: what follows the cursor is no longer all kept. */
export function cursorTooOld(): Answer {
	return coded("curseur_trop_ancien", {
		Link: `<${reglages().siteUrl}/donnees/manifeste.json>; rel="alternate"`,
	});
}

/** 412: the entry has none of the versions that `If-Match` names; nothing was changed. */
export const STALE_VERSION = coded("version_depassee");

/** 400 with its reason: the bytes of the request can't be read, so its content is not checked. */
export function badBytes(detail: Phrase): Answer {
	return problem("octets_illisibles", detail);
}

/** 400: the key by which a call is recognised can't be one. */
export const BAD_KEY = badBytes(phrase("api.cle_mal_formee"));

export const UNMET_EXPECTATION = refused(417, {
	detail: phrase("api.attente"),
});

/** 400: the request is not valid HTTP. */
export const MALFORMED = badBytes(phrase("api.mal_formee"));

export const FOREIGN_HOST = badBytes(phrase("api.hote_inconnu"));

/** 403: the form was sent by another site. */
export const FOREIGN_FORM = forbidden(phrase("api.autre_site"));

/** 422: one entry per rejected field, with its location and its message. */
export function invalid(detail: readonly ValidationEntry[]): Answer {
	return problem("invalide", detail);
}

/** 503 with `Retry-After`: the database does not answer, or not in time. */
export const STORE_DOWN = coded("indisponible", retryAfter(5));

/** 503 with `Retry-After`: the site is in read-only mode, and takes no write. */
export function readOnly(): Answer {
	return problem(
		"lecture_seule",
		phrase(reglages().vitrine ? "coquille.vitrine" : "api.lecture_seule"),
		retryAfter(READ_ONLY_RETRY_SECONDS),
	);
}

/** 500: an internal error; its details are only logged. */
export const BROKEN_INVARIANT = coded("interne");

/** 204: the answer to a CORS preflight. It requires no token. */
export function preflight(
	methods: readonly string[],
	asked: string | undefined,
): Answer {
	// Allowed to who asks for them: all others get the bytes of D23.
	const headers = (asked ?? "").toLowerCase().split(/[\s,]+/);
	const more = ["If-Match", "Idempotency-Key"].filter((name) =>
		headers.includes(name.toLowerCase()),
	);
	return {
		status: 204,
		headers: {
			Allow: methods.join(", "),
			"Access-Control-Allow-Methods": methods.join(", "),
			"Access-Control-Allow-Headers": [ALLOWED_HEADERS, ...more].join(", "),
			"Access-Control-Max-Age": "86400",
			...NOT_KEPT,
		},
		body: null,
	};
}
