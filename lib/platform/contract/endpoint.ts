/**
 * An endpoint of the API, declared as data: what the route, the OpenAPI
 * document, the developers' pages and the tests all read.
 */
import type { z } from "zod";
import type { Role } from "../actor.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Tag = "lecture" | "participation" | "administration";

export type Endpoint<
	Params extends z.ZodType = z.ZodType,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Answer extends z.ZodType | null = z.ZodType | null,
> = {
	readonly method: Method;
	/** With `{name}` for each part that varies: `/api/projets/{slug}`. */
	readonly path: string;
	readonly tag: Tag;
	readonly operationId: string;
	/** One line in French, and a longer text where there is more to say. */
	readonly summary: string;
	readonly description?: string;
	/** The least role that may call it. */
	readonly role: Role;
	readonly params?: Params;
	readonly query?: Query;
	readonly body?: Body;
	readonly status: 200 | 201 | 204;
	readonly answer: Answer;
	/** Refusals of its own, besides those that every endpoint can answer. */
	readonly refusals?: readonly (403 | 404 | 409)[];
	/** A list with `limite` and `apres`: the handler answers a `Page`. */
	readonly paged?: boolean;
	/**
	 * Answers depend on the public data and the request alone, so that ready
	 * bytes may be kept; a function tells which requests are worth it.
	 */
	readonly publicData?: boolean | ((query: z.output<Query>) => boolean);
	/** Counts in the pool of contributions (D16). */
	readonly contribution?: boolean;
};

/** Declares an endpoint and keeps its types. */
export function endpoint<
	Params extends z.ZodType,
	Query extends z.ZodType,
	Body extends z.ZodType,
	Answer extends z.ZodType | null,
>(
	declaration: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> {
	return declaration;
}
