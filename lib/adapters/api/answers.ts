/**
 * The API's answers other than successes: one sentence each (D12), and the headers that
 * all answers carry (D23, D25).
 */
import { phraseOf } from "#lib/i18n/texts";
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
	const detail = {
		fr: "Cette adresse de l’API n’existe pas.",
		en: "This address of the API does not exist.",
	};
	return problem("adresse_inconnue", detail, descriptionLinks());
}

/** 404: no such entry, or it is not public; the answer does not say which. */
export const NOT_FOUND = problem("introuvable", {
	fr: "Cet élément n’existe pas, ou n’est pas public.",
	en: "This item does not exist, or is not public.",
});

/** 405 with `Allow`: the path exists, but not with this method. */
export function wrongMethod(allowed: readonly string[]): Answer {
	const detail = {
		fr: "Cette adresse n’accepte pas cette méthode.",
		en: "This address does not accept this method.",
	};
	return problem("methode", detail, { Allow: allowed.join(", ") });
}

/** 413: the body is longer than `CORPS_MAX_OCTETS`. */
export const TOO_LARGE = problem("corps_trop_long", {
	fr: "Le corps de la requête dépasse 256 Kio.",
	en: "The body of the request exceeds 256 KiB.",
});

/** 431: the address and headers exceed Node's limit. */
export const HEADERS_TOO_LARGE = refused(431, {
	detail: {
		fr: "L’adresse et les en-têtes de la requête sont trop longs.",
		en: "The address and headers of the request are too long.",
	},
});

/** 408: the request did not arrive in time. */
export const TOO_SLOW = refused(408, {
	detail: {
		fr: "La requête a mis trop longtemps à arriver.",
		en: "The request took too long to arrive.",
	},
});

/** 401. The same sentence whatever the cause, so that a refusal reveals nothing about a token (D12). */
export function unauthorized(tokenSent: boolean): Answer {
	const error = tokenSent ? ', error="invalid_token"' : "";
	const detail = {
		fr: "Cet appel demande un jeton valide, dans l’en-tête « Authorization: Bearer <jeton> ».",
		en: "This call needs a valid token, in the header “Authorization: Bearer <token>”.",
	};
	return problem("jeton_invalide", detail, {
		"WWW-Authenticate": `Bearer realm="api"${error}`,
	});
}

const TOO_MANY = {
	appels_epuises: {
		fr: "Ce compte a atteint sa limite d’appels par heure.",
		en: "This account has reached its limit of calls per hour.",
	},
	contributions_epuisees: {
		fr: "Ce compte a atteint sa limite de contributions par heure.",
		en: "This account has reached its limit of contributions per hour.",
	},
	occupe: {
		fr: "Trop de recherches se font en ce moment ; réessayez dans quelques secondes.",
		en: "Too many searches are running at the moment; try again in a few seconds.",
	},
};

/** 429: what the account may do in an hour is used up, or too many costly reads are running or waiting; retry after `delaiSecondes`. */
export function tooMany(
	what: keyof typeof TOO_MANY,
	delaiSecondes: number,
): Answer {
	return problem(what, TOO_MANY[what], retryAfter(delaiSecondes));
}

/** 429: a network without an account has read too much within a minute; who reads the sentence alone may not see `Retry-After`. */
export function tooManyReads(delaiSecondes: number): Answer {
	const detail = {
		fr: `Votre réseau a lu trop de choses en une minute ; réessayez dans ${delaiSecondes} s.`,
		en: `Your network has read too much within a minute; try again in ${delaiSecondes} s.`,
	};
	return problem("occupe", detail, retryAfter(delaiSecondes));
}

/** 403 with its reason. */
export function forbidden(detail: Phrase): Answer {
	return problem("interdit", detail);
}

/** 403: the account's role is too low. */
export const ROLE_TOO_LOW = problem("role_insuffisant", {
	fr: "Ce compte n’a pas le rôle que cet appel demande.",
	en: "This account does not have the role that this call needs.",
});

/** 403: the token was not made for this part of the API. */
export function scopeTooNarrow(scope: Tag): Answer {
	const detail = {
		fr: `Ce jeton n’a pas la portée « ${scope} » que cet appel demande.`,
		en: `This token does not have the scope “${scope}” that this call needs.`,
	};
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
	const detail = {
		fr: "Ce qui suit ce numéro n’est plus gardé en entier : repartez des fichiers du jour.",
		en: "What follows this number is no longer all kept: start again from the daily files.",
	};
	return problem("curseur_trop_ancien", detail, {
		Link: `<${reglages().siteUrl}/donnees/manifeste.json>; rel="alternate"`,
	});
}

/** 412: the entry has none of the versions that `If-Match` names; nothing was changed. */
export const STALE_VERSION = problem("version_depassee", {
	fr: "Cet élément a changé depuis la version que nomme l’en-tête If-Match : rien n’a été changé.",
	en: "This item has changed since the version that If-Match names: nothing was changed.",
});

/** 400 with its reason: the bytes of the request can't be read, so its content is not checked. */
export function badBytes(detail: Phrase): Answer {
	return problem("octets_illisibles", detail);
}

/** 400: the key by which a call is recognised can't be one. */
export const BAD_KEY = badBytes({
	fr: "L’en-tête Idempotency-Key attend de 1 à 255 caractères ASCII visibles.",
	en: "The Idempotency-Key header takes 1 to 255 visible ASCII characters.",
});

/** 417: the `Expect` header asks for something that is not supported. */
export const UNMET_EXPECTATION = refused(417, {
	detail: {
		fr: "Ce que demande l’en-tête Expect n’est pas proposé.",
		en: "What the Expect header asks for is not available.",
	},
});

/** 400: the request is not valid HTTP. */
export const MALFORMED = badBytes({
	fr: "Cette requête HTTP est mal formée.",
	en: "This HTTP request is malformed.",
});

/** 400: this server does not serve the host that was asked for. */
export const FOREIGN_HOST = badBytes({
	fr: "Ce serveur ne répond pas à ce nom d’hôte.",
	en: "This server does not answer to this host name.",
});

/** 403: the form was sent by another site. */
export const FOREIGN_FORM = forbidden({
	fr: "Cette demande ne vient pas de ce site.",
	en: "This request does not come from this site.",
});

/** 422: one entry per rejected field, with its location and its message. */
export function invalid(detail: readonly ValidationEntry[]): Answer {
	return problem("invalide", detail);
}

/** 503 with `Retry-After`: the database does not answer, or not in time. */
export const STORE_DOWN = problem(
	"indisponible",
	{
		fr: "Le service est momentanément indisponible ; réessayez.",
		en: "The service is unavailable for the moment; try again.",
	},
	retryAfter(5),
);

/** 503 with `Retry-After`: the site is in read-only mode, and takes no write. */
export function readOnly(): Answer {
	const detail = {
		fr: "Le site est en lecture seule pendant une maintenance : rien n’est enregistré ; réessayez plus tard.",
		en: "The site is read-only during maintenance: nothing is stored; try again later.",
	};
	return problem(
		"lecture_seule",
		reglages().vitrine ? phraseOf((t) => t("coquille.vitrine")) : detail,
		retryAfter(READ_ONLY_RETRY_SECONDS),
	);
}

/** 500: an internal error; its details are only logged. */
export const BROKEN_INVARIANT = problem("interne", {
	fr: "Une erreur inattendue s’est produite de notre côté.",
	en: "An unexpected error happened on our side.",
});

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
