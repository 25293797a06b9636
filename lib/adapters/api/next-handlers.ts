/**
 * What `app/api/.../route.ts` exports: Next's route handlers, by which `npm run dev` serves
 * the API, and with each the handler on plain values, by which the front serves it without
 * Next under `npm start`.
 */
import { randomId } from "#lib/platform/runtime/clock";
import {
	type API_METHODS,
	commonHeaders,
	preflight,
	unknownPath,
	wrongMethod,
} from "./answers.ts";
import type { Answer, Call } from "./call.ts";
import { asAccepted } from "./problem-details.ts";
import type { Route } from "./route.ts";

/** One path of the API, on plain values, for both transports. */
export type PathHandler = {
	/** The routes of the contract that this handler serves; empty for a path outside the contract. */
	readonly routes: readonly Route[];
	/** `params` are the decoded parameters of the path. Never throws. */
	serve(call: Call, params: Readonly<Record<string, string>>): Promise<Answer>;
};

/** Answers these methods, and OPTIONS by itself; HEAD is GET without its body (D26), so it is allowed wherever GET is. */
function handlerOf(
	routes: readonly Route[],
	served: readonly string[],
	answer: PathHandler["serve"],
): PathHandler {
	const withHead = served.flatMap((method) =>
		method === "GET" ? ["GET", "HEAD"] : [method],
	);
	const methods = [...withHead, "OPTIONS"];
	return {
		routes,
		async serve(call, params) {
			if (call.method === "OPTIONS")
				return preflight(
					methods,
					call.header("access-control-request-headers"),
				);
			return methods.includes(call.method)
				? answer(call, params)
				: wrongMethod(methods);
		},
	};
}

export const UNKNOWN_PATH: PathHandler = {
	routes: [],
	serve: async () => unknownPath(),
};

type Params = Record<string, string | string[] | undefined>;

type Handler = (
	request: globalThis.Request,
	/** Without any `params` where the path has no variable part (Next 16.4.6), whatever its types say. */
	context: { params: Promise<Params> | undefined },
) => Promise<Response>;

/** A handler for every method, so that 405 is ours, each with what it leads to. */
export type Exports = Record<
	(typeof API_METHODS)[number],
	Handler & { readonly pathHandler: PathHandler }
>;

function callOf(request: globalThis.Request): Call {
	const { pathname, search } = new URL(request.url);
	return {
		method: request.method,
		path: pathname,
		query: search.slice(1),
		requestId: request.headers.get("x-request-id") ?? randomId(),
		// Next (16.4.6) sends no Content-Encoding of a handler: here answers are plain.
		header: (name) =>
			name === "accept-encoding"
				? undefined
				: (request.headers.get(name) ?? undefined),
		async readBody(maxOctets) {
			const bytes = new Uint8Array(await request.arrayBuffer());
			return bytes.length > maxOctets ? "too_large" : bytes;
		},
	};
}

function responseOf(call: Call, written: Answer): Response {
	const answer = asAccepted(written, call);
	const headers = {
		...commonHeaders(answer),
		"X-Request-Id": call.requestId,
		...answer.headers,
	};
	const body =
		answer.body && call.method !== "HEAD" ? new Uint8Array(answer.body) : null;
	return new Response(body, { status: answer.status, headers });
}

/** Null when a percent escape is malformed. */
function decoded(params: Params = {}): Record<string, string> | null {
	try {
		return Object.fromEntries(
			Object.entries(params).map(([name, value]) => [
				name,
				decodeURIComponent(String(value)),
			]),
		);
	} catch {
		return null;
	}
}

function exportsOf(pathHandler: PathHandler): Exports {
	const handler: Handler = async (request, context) => {
		const call = callOf(request);
		const params = decoded(await context.params);
		const answer = params
			? await pathHandler.serve(call, params)
			: unknownPath();
		return responseOf(call, answer);
	};
	const bound = Object.assign(handler, { pathHandler });
	return {
		GET: bound,
		HEAD: bound,
		POST: bound,
		PUT: bound,
		PATCH: bound,
		DELETE: bound,
		OPTIONS: bound,
	};
}

/** The exports of one path of the contract. */
export function handlers(...routes: readonly Route[]): Exports {
	const served = routes.map(({ endpoint }) => endpoint.method);
	const handler = handlerOf(routes, served, async (call, params) => {
		const asked = call.method === "HEAD" ? "GET" : call.method;
		const route = routes.find(({ endpoint }) => endpoint.method === asked);
		return route ? route.answer(call, params) : unknownPath();
	});
	return exportsOf(handler);
}

/** The exports of a path outside the contract that is read without a token. */
export function plainHandlers(read: (call: Call) => Promise<Answer>): Exports {
	return exportsOf(handlerOf([], ["GET"], read));
}

/** The exports of every path under /api that is nobody's. */
export function unknownHandlers(): Exports {
	return exportsOf(UNKNOWN_PATH);
}

/** What a path that Next serves by itself, and that is only read, answers to another method: Next (16.4.6) would not say which it takes. */
export function noOtherMethod(): Omit<Exports, "GET" | "HEAD" | "OPTIONS"> {
	const { POST, PUT, PATCH, DELETE } = exportsOf({
		routes: [],
		serve: async () => wrongMethod(["GET", "HEAD"]),
	});
	return { POST, PUT, PATCH, DELETE };
}
