/** The headers of answers that the document declares. */
import { FENETRE_SECONDES } from "#lib/platform/limits/fixed-window";
import type { JsonSchema } from "#lib/platform/validation/json-schema";
import type { Declaration } from "../api/endpoints.ts";

type HeaderObject = {
	description: string;
	required: boolean;
	schema: JsonSchema;
	example?: string | number;
};

const text = (pattern?: string): JsonSchema => ({
	type: "string",
	...(pattern === undefined ? {} : { pattern }),
});

/** Every header that an answer may declare. */
export const HEADERS = {
	"X-Request-Id": {
		description:
			"Identifiant de l’appel, à citer quand on signale un problème.",
		required: true,
		schema: text(),
	},
	RateLimit: {
		description:
			"Ce qui reste (`r`) et secondes avant la fin de la fenêtre (`t`) : appels du compte, et contributions là où elles se comptent.",
		required: true,
		schema: text(
			'^"compte";r=[0-9]+;t=[0-9]+(, "contributions";r=[0-9]+;t=[0-9]+)?$',
		),
		example: '"compte";r=599;t=3600',
	},
	"RateLimit-Policy": {
		description:
			"Ce qui est permis (`q`) par fenêtre de `w` secondes, pour tous les jetons du compte.",
		required: true,
		schema: text(
			`^"compte";q=[0-9]+;w=${FENETRE_SECONDES}(, "contributions";q=[0-9]+;w=${FENETRE_SECONDES})?$`,
		),
		example: `"compte";q=600;w=${FENETRE_SECONDES}`,
	},
	"Cache-Control": {
		description:
			"La réponse se garde, à condition d’être revalidée à chaque fois.",
		required: true,
		schema: text(),
		example: "private, no-cache",
	},
	Vary: {
		description: "La réponse dépend du jeton, et de la compression acceptée.",
		required: true,
		schema: text(),
		example: "Authorization, Accept-Encoding",
	},
	ETag: {
		description:
			"Validateur fort, à renvoyer dans `If-None-Match` pour lire, dans `If-Match` pour modérer.",
		required: true,
		schema: text('^"[^"]+"$'),
	},
	"Content-Encoding": {
		description:
			"Compression de la réponse, parmi celles que `Accept-Encoding` accepte, à partir de 1 Kio ; chacune a son `ETag`.",
		required: false,
		schema: text("^(br|zstd|gzip)$"),
		example: "br",
	},
	"Content-Location": {
		description:
			"Adresse de la fiche rendue, quand ce n’est pas celle demandée : elle a été réunie à une autre.",
		required: false,
		schema: text("^/api/"),
		example: "/api/besoins/une-carte-des-fontaines-d-eau",
	},
	"X-Total-Count": {
		description: "Nombre d’éléments de toute la liste, filtres compris.",
		required: true,
		schema: { type: "integer", minimum: 0 },
	},
	Link: {
		description: "Adresse de la page suivante, quand il y en a une.",
		required: false,
		schema: text('^<[^>]+>; rel="next"$'),
	},
	Location: {
		description:
			"Où lire désormais ce qui vient d’être envoyé ; l’adresse ne change jamais.",
		required: true,
		schema: text("/api/moi/contributions/[0-9]+$"),
	},
	"Idempotency-Replayed": {
		description:
			"`true` : réponse d’un appel précédent avec la même clé ; rien n’a été compté.",
		required: false,
		schema: text("^true$"),
	},
	"WWW-Authenticate": {
		description: "`error` n’est là que si un jeton a été envoyé.",
		required: true,
		schema: text('^Bearer realm="api"(, error="invalid_token")?$'),
		example: 'Bearer realm="api"',
	},
	"Retry-After": {
		description: "Secondes à attendre avant de réessayer.",
		required: true,
		schema: { type: "integer", minimum: 1 },
		example: 5,
	},
} as const satisfies Record<string, HeaderObject>;

export type HeaderName = keyof typeof HEADERS;

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
