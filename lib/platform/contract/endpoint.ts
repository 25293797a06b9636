/**
 * An endpoint of the API, declared as data: the route, the OpenAPI document, the
 * developers' pages and the tests all read it.
 */
import type { z } from "zod";
import type { Role } from "../actor.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The parts of the contract, which are also what a token may be made for. */
export const TAGS = ["lecture", "participation", "administration"] as const;

export type Tag = (typeof TAGS)[number];

type Declaration<
	Params extends z.ZodType,
	Query extends z.ZodType,
	Body extends z.ZodType,
	Answer extends z.ZodType | null,
> = {
	/** `GET` when it is not said. */
	readonly method?: Method;
	/** With `{name}` for each parameter: `/api/projets/{slug}`. */
	readonly path: string;
	readonly tag: Tag;
	/** Its name, by which `contrat.json` says what it does. */
	readonly operationId: string;
	/** The lowest role that may call it; `membre` when it is not said. */
	readonly role?: Role;
	readonly params?: Params;
	readonly query?: Query;
	readonly body?: Body;
	/** Of its answer; 200 when it is not said. */
	readonly status?: 200 | 201 | 204;
	readonly answer: Answer;
	/** Its own refusals, besides those that every endpoint can answer. */
	readonly refusals?: readonly (403 | 404 | 409 | 410)[];
	/** A list with `limite` and `apres`: the handler returns a `Page`. */
	readonly paged?: boolean;
	/**
	 * Answers depend only on the public data and the request, so that their bytes may be
	 * cached; a function says which requests are worth caching.
	 */
	readonly publicData?: boolean | ((query: z.output<Query>) => boolean);
	/** Answers an entry by its `slug` in the path, or, once it was merged, the one that it stands in: `Content-Location` tells. */
	readonly movable?: boolean;
	/** Its answer names the version that it left, in `ETag`; `If-Match` asks that there be no other before. */
	readonly versioned?: boolean;
	/** Counts against the limit of contributions (D16). */
	readonly contribution?: boolean;
};

export type Endpoint<
	Params extends z.ZodType = z.ZodType,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Answer extends z.ZodType | null = z.ZodType | null,
> = Declaration<Params, Query, Body, Answer> & {
	readonly method: Method;
	readonly role: Role;
	readonly status: 200 | 201 | 204;
};

/** Declares an endpoint and keeps its types. */
export function endpoint<
	Params extends z.ZodType,
	Query extends z.ZodType,
	Body extends z.ZodType,
	Answer extends z.ZodType | null,
>(
	declaration: Declaration<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> {
	return { method: "GET", role: "membre", status: 200, ...declaration };
}
