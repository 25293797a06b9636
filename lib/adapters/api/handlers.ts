/** One path of the API, on plain values: chooses the route by the call's method, for both transports. */
import { preflight, unknownPath, wrongMethod } from "./answers.ts";
import type { Answer, Call } from "./call.ts";
import type { Route } from "./route.ts";

export type PathHandler = {
	/** The routes of the contract that this handler serves; empty for a path outside the contract. */
	readonly routes: readonly Route[];
	/** `params` are the decoded parameters of the path. Never throws. */
	serve(call: Call, params: Readonly<Record<string, string>>): Promise<Answer>;
};

/** HEAD is GET without its body (D26), so it is allowed wherever GET is. */
function withHead(methods: readonly string[]): string[] {
	return methods.flatMap((method) =>
		method === "GET" ? ["GET", "HEAD"] : [method],
	);
}

/** Answers these methods, and OPTIONS by itself. */
function handlerOf(
	routes: readonly Route[],
	served: readonly string[],
	answer: PathHandler["serve"],
): PathHandler {
	const methods = [...withHead(served), "OPTIONS"];
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

/** The handler of one path of the contract. */
export function contractHandler(routes: readonly Route[]): PathHandler {
	const methods = routes.map(({ endpoint }) => endpoint.method);
	return handlerOf(routes, methods, async (call, params) => {
		const asked = call.method === "HEAD" ? "GET" : call.method;
		const route = routes.find(({ endpoint }) => endpoint.method === asked);
		return route ? route.answer(call, params) : unknownPath();
	});
}

/** The handler of a path outside the contract that is read without a token. */
export function openHandler(
	read: (call: Call) => Promise<Answer>,
): PathHandler {
	return handlerOf([], ["GET"], read);
}

/** Unknown path (404). */
export const UNKNOWN_PATH: PathHandler = {
	routes: [],
	serve: async () => unknownPath(),
};
