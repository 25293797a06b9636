/** Next's door to the API, for `npm run dev`; under `npm start` the front answers without Next. */
import { filled } from "#lib/platform/contract/records";
import { randomId } from "#lib/platform/runtime/clock";
import {
	API_METHODS,
	commonHeaders,
	unknownPath,
	wrongMethod,
} from "./answers.ts";
import type { Answer, Call } from "./call.ts";
import type { apiMatcher } from "./paths.ts";
import { asAccepted } from "./problem-details.ts";

/** A handler for every method, so that 405 is ours. */
type Exports = Record<
	(typeof API_METHODS)[number],
	(request: globalThis.Request) => Promise<Response>
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

function exportsOf(answer: (call: Call) => Promise<Answer>): Exports {
	const handler = async (request: globalThis.Request) => {
		const call = callOf(request);
		return responseOf(call, await answer(call));
	};
	return filled(API_METHODS, () => handler);
}

/** The exports of every path under /api but what Next serves by itself. */
export function apiHandlers(match: ReturnType<typeof apiMatcher>): Exports {
	return exportsOf(async (call) => {
		const found = match(call.path);
		return found === "next"
			? unknownPath()
			: found.pathHandler.serve(call, found.params);
	});
}

/** What a path that Next serves by itself, and that is only read, answers to another method: Next (16.4.6) would not say which it takes. */
export function noOtherMethod(): Omit<Exports, "GET" | "HEAD" | "OPTIONS"> {
	const { POST, PUT, PATCH, DELETE } = exportsOf(async () =>
		wrongMethod(["GET", "HEAD"]),
	);
	return { POST, PUT, PATCH, DELETE };
}
