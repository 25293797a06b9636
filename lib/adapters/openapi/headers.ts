import { texts } from "#lib/i18n/texts";
import { filled, keysOf } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { FENETRE_SECONDES } from "#lib/platform/limits/fixed-window";
import type { JsonSchema } from "#lib/platform/validation/json-schema";
import type { Declaration } from "../api/endpoints.ts";

type Declared = {
	readonly required?: boolean;
	/** Of a text. */
	readonly pattern?: string;
	/** Of anything else. */
	readonly schema?: JsonSchema;
	readonly example?: string | number;
};

/** Every header that an answer may declare: required, unless it says otherwise. */
const DECLARED = {
	"X-Request-Id": {},
	RateLimit: {
		pattern:
			'^"compte";r=[0-9]+;t=[0-9]+(, "contributions";r=[0-9]+;t=[0-9]+)?$',
		example: '"compte";r=599;t=3600',
	},
	"RateLimit-Policy": {
		pattern: `^"compte";q=[0-9]+;w=${FENETRE_SECONDES}(, "contributions";q=[0-9]+;w=${FENETRE_SECONDES})?$`,
		example: `"compte";q=600;w=${FENETRE_SECONDES}`,
	},
	"Cache-Control": {
		example: "private, no-cache",
	},
	Vary: {
		example: "Authorization, Accept-Encoding",
	},
	ETag: {
		pattern: '^"[^"]+"$',
	},
	"Content-Encoding": {
		required: false,
		pattern: "^(br|zstd|gzip)$",
		example: "br",
	},
	"Content-Location": {
		required: false,
		pattern: "^/api/",
		example: "/api/besoins/une-carte-des-fontaines-d-eau",
	},
	"X-Total-Count": {
		schema: { type: "integer", minimum: 0 },
	},
	Link: {
		required: false,
		pattern: '^<[^>]+>; rel="next"$',
	},
	Location: {
		pattern: "/api/moi/contributions/[0-9]+$",
	},
	"Idempotency-Replayed": {
		required: false,
		pattern: "^true$",
	},
	"WWW-Authenticate": {
		pattern: '^Bearer realm="api"(, error="invalid_token")?$',
		example: 'Bearer realm="api"',
	},
	"Retry-After": {
		schema: { type: "integer", minimum: 1 },
		example: 5,
	},
} as const satisfies Record<string, Declared>;

export type HeaderName = keyof typeof DECLARED;

/** Whether the document declares a header of this name. */
export function isHeaderName(name: string): name is HeaderName {
	return name in DECLARED;
}

function described(name: HeaderName, langue: Langue) {
	const {
		example,
		pattern,
		required = true,
		...more
	}: Declared = DECLARED[name];
	const { schema = { type: "string", pattern } as const } = more;
	return {
		description: texts(langue)(`api.entetes.${name}`),
		required,
		schema,
		example,
	};
}

/** All of them, as the document has them. */
export function headersIn(langue: Langue) {
	return filled(keysOf(DECLARED), (name) => described(name, langue));
}

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
): Record<string, { $ref: string }> {
	return Object.fromEntries(
		names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
	);
}
