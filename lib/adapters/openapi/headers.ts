import type { Phrase } from "#lib/platform/langues";
import { FENETRE_SECONDES } from "#lib/platform/limits/fixed-window";
import type { JsonSchema } from "#lib/platform/validation/json-schema";
import type { Declaration } from "../api/endpoints.ts";

type Declared = Phrase & {
	readonly required?: boolean;
	/** Of a text. */
	readonly pattern?: string;
	/** Of anything else. */
	readonly schema?: JsonSchema;
	readonly example?: string | number;
};

/** Every header that an answer may declare: required, unless it says otherwise. */
const DECLARED = {
	"X-Request-Id": {
		fr: "Identifiant de l’appel, à citer quand on signale un problème.",
		en: "Identifier of the call, to quote when reporting a problem.",
	},
	RateLimit: {
		fr: "Ce qui reste (`r`) et secondes avant la fin de la fenêtre (`t`) : appels du compte, et contributions là où elles se comptent.",
		en: "What is left (`r`) and seconds until the window ends (`t`): the account’s calls, and contributions where they are counted.",
		pattern:
			'^"compte";r=[0-9]+;t=[0-9]+(, "contributions";r=[0-9]+;t=[0-9]+)?$',
		example: '"compte";r=599;t=3600',
	},
	"RateLimit-Policy": {
		fr: "Ce qui est permis (`q`) par fenêtre de `w` secondes, pour tous les jetons du compte.",
		en: "What is allowed (`q`) per window of `w` seconds, for all the account’s tokens.",
		pattern: `^"compte";q=[0-9]+;w=${FENETRE_SECONDES}(, "contributions";q=[0-9]+;w=${FENETRE_SECONDES})?$`,
		example: `"compte";q=600;w=${FENETRE_SECONDES}`,
	},
	"Cache-Control": {
		fr: "La réponse se garde, à condition d’être revalidée à chaque fois.",
		en: "The response may be kept, provided it is revalidated each time.",
		example: "private, no-cache",
	},
	Vary: {
		fr: "La réponse dépend du jeton, et de la compression acceptée.",
		en: "The response depends on the token, and on the coding accepted.",
		example: "Authorization, Accept-Encoding",
	},
	ETag: {
		fr: "Validateur fort, à renvoyer dans `If-None-Match` pour lire, dans `If-Match` pour modérer.",
		en: "Strong validator, to be sent back in `If-None-Match` to read, in `If-Match` to moderate.",
		pattern: '^"[^"]+"$',
	},
	"Content-Encoding": {
		fr: "Compression de la réponse, parmi celles que `Accept-Encoding` accepte, à partir de 1 Kio ; chacune a son `ETag`.",
		en: "Coding of the response, among those that `Accept-Encoding` accepts, from 1 KiB on; each has its own `ETag`.",
		required: false,
		pattern: "^(br|zstd|gzip)$",
		example: "br",
	},
	"Content-Location": {
		fr: "Adresse de la fiche rendue, quand ce n’est pas celle demandée : elle a été réunie à une autre.",
		en: "Address of the entry answered, when it is not the one asked for: that one was merged into it.",
		required: false,
		pattern: "^/api/",
		example: "/api/besoins/une-carte-des-fontaines-d-eau",
	},
	"X-Total-Count": {
		fr: "Nombre d’éléments de toute la liste, filtres compris.",
		en: "Number of items in the whole list, filters applied.",
		schema: { type: "integer", minimum: 0 },
	},
	Link: {
		fr: "Adresse de la page suivante, quand il y en a une.",
		en: "Address of the next page, when there is one.",
		required: false,
		pattern: '^<[^>]+>; rel="next"$',
	},
	Location: {
		fr: "Où lire désormais ce qui vient d’être envoyé ; l’adresse ne change jamais.",
		en: "Where to read from now on what was just sent; the address never changes.",
		pattern: "/api/moi/contributions/[0-9]+$",
	},
	"Idempotency-Replayed": {
		fr: "`true` : réponse d’un appel précédent avec la même clé ; rien n’a été compté.",
		en: "`true`: the answer to an earlier call with the same key; nothing was counted.",
		required: false,
		pattern: "^true$",
	},
	"WWW-Authenticate": {
		fr: "`error` n’est là que si un jeton a été envoyé.",
		en: "`error` is there only when a token was sent.",
		pattern: '^Bearer realm="api"(, error="invalid_token")?$',
		example: 'Bearer realm="api"',
	},
	"Retry-After": {
		fr: "Secondes à attendre avant de réessayer.",
		en: "Seconds to wait before trying again.",
		schema: { type: "integer", minimum: 1 },
		example: 5,
	},
} as const satisfies Record<string, Declared>;

export type HeaderName = keyof typeof DECLARED;

/** Whether the document declares a header of this name. */
export function isHeaderName(name: string): name is HeaderName {
	return name in DECLARED;
}

function described({ fr, en, required = true, ...more }: Declared) {
	const { example, pattern, schema = { type: "string", pattern } } = more;
	return { description: { fr, en }, required, schema, example };
}

export const HEADERS = Object.fromEntries(
	Object.entries(DECLARED).map(([name, one]) => [name, described(one)]),
);

/** The headers about the hourly limit, on every answer once the caller is known. */
export const OF_AN_AUTHENTICATED_CALL: readonly HeaderName[] = [
	"RateLimit",
	"RateLimit-Policy",
];

/** The headers of a success, by the kind of its endpoint. */
export function successHeaders({
	method,
	paged,
	movable,
	versioned,
	contribution,
}: Declaration): readonly HeaderName[] {
	return [
		"X-Request-Id",
		...OF_AN_AUTHENTICATED_CALL,
		...(method === "GET"
			? (["ETag", "Cache-Control", "Vary", "Content-Encoding"] as const)
			: []),
		...(versioned ? (["ETag"] as const) : []),
		...(contribution ? (["Location", "Idempotency-Replayed"] as const) : []),
		...(movable ? (["Content-Location"] as const) : []),
		...(paged ? (["X-Total-Count", "Link"] as const) : []),
	];
}

/** References to headers, for one response. */
export function headerRefs(
	names: readonly HeaderName[],
): Record<string, JsonSchema> {
	return Object.fromEntries(
		names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
	);
}
