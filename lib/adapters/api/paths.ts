/** The paths of the API: what answers each, and which one a request names. Both doors use it. */
import { decodedPart } from "#lib/i18n/addresses";
import { preflight, unknownPath, wrongMethod } from "./answers.ts";
import type { Answer, Call } from "./call.ts";
import type { Route } from "./route.ts";

/** One path of the API, on plain values. */
export type PathHandler = {
	/** With `{name}` for each parameter: `/api/projets/{slug}`. */
	readonly path: string;
	/** The routes of the contract that it serves; empty for a path outside the contract. */
	readonly routes: readonly Route[];
	/** `params` are the decoded parameters of the path. Never throws. */
	serve(call: Call, params: Readonly<Record<string, string>>): Promise<Answer>;
};

export type ApiMatch = {
	readonly pathHandler: PathHandler;
	readonly params: Readonly<Record<string, string>>;
};

/** Answers these methods, and OPTIONS by itself; HEAD is GET without its body (D26), so it is allowed wherever GET is. */
function serving(
	served: readonly string[],
	answer: PathHandler["serve"],
): PathHandler["serve"] {
	const withHead = served.flatMap((method) =>
		method === "GET" ? ["GET", "HEAD"] : [method],
	);
	const methods = [...withHead, "OPTIONS"];
	return async (call, params) => {
		if (call.method === "OPTIONS")
			return preflight(methods, call.header("access-control-request-headers"));
		return methods.includes(call.method)
			? answer(call, params)
			: wrongMethod(methods);
	};
}

/** The paths of the contract, each with all of its methods. */
export function contractPaths(all: readonly Route[]): PathHandler[] {
	const byPath = Map.groupBy(all, ({ endpoint }) => endpoint.path);
	return [...byPath].map(([path, routes]) => ({
		path,
		routes,
		serve: serving(
			routes.map(({ endpoint }) => endpoint.method),
			async (call, params) => {
				const asked = call.method === "HEAD" ? "GET" : call.method;
				const route = routes.find(({ endpoint }) => endpoint.method === asked);
				return route ? route.answer(call, params) : unknownPath();
			},
		),
	}));
}

/** A path outside the contract that is read without a token. */
export function plainPath(
	path: string,
	read: (call: Call) => Promise<Answer>,
): PathHandler {
	return { path, routes: [], serve: serving(["GET"], read) };
}

export const UNKNOWN_PATH: PathHandler = {
	path: "",
	routes: [],
	serve: async () => unknownPath(),
};

/** What is under this folder of `/api` only Next serves (next-auth). */
const OF_NEXT = "auth";

function matchSegments(
	pattern: readonly string[],
	segments: readonly string[],
): Record<string, string> | null {
	if (pattern.length !== segments.length) return null;
	const params: Record<string, string> = {};
	for (const [at, part] of pattern.entries()) {
		const segment = segments[at] ?? "";
		if (part.startsWith("{") && segment !== "")
			params[part.slice(1, -1)] = segment;
		else if (part !== segment) return null;
	}
	return params;
}

/**
 * Returns the function that finds what answers a path: a literal segment before
 * a variable one, a trailing slash ignored, a malformed escape as an unknown
 * path.
 */
export function apiMatcher(
	paths: readonly PathHandler[],
): (path: string) => ApiMatch | "next" {
	const fixed = paths.filter(({ path }) => !path.includes("{"));
	const variable = paths.filter(({ path }) => path.includes("{"));
	const literal = new Map(
		fixed.map((pathHandler) => [pathHandler.path, { pathHandler, params: {} }]),
	);
	// A path may have needless escapes: then it is compared by segments.
	const inOrder = [...fixed, ...variable].map((pathHandler) => ({
		pathHandler,
		pattern: pathHandler.path.slice(1).split("/"),
	}));
	return (path) => {
		const bare = path.endsWith("/") ? path.slice(0, -1) : path;
		const known = literal.get(bare);
		if (known) return known;
		if (decodedPart(bare) === null)
			return { pathHandler: UNKNOWN_PATH, params: {} };
		const segments = bare.slice(1).split("/").map(decodeURIComponent);
		if (segments[1] === OF_NEXT) return "next";
		for (const { pattern, pathHandler } of inOrder) {
			const params = matchSegments(pattern, segments);
			if (params) return { pathHandler, params };
		}
		return { pathHandler: UNKNOWN_PATH, params: {} };
	};
}
