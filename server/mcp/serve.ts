/** `POST /mcp`: one request, one answer, nothing kept between two. */
import { createMcpHandler } from "@modelcontextprotocol/server";
import { z } from "zod";
import { openCall } from "#lib/adapters/api/access";
import {
	badBytes,
	FOREIGN_FORM,
	JSON_TYPE,
	MALFORMED,
	NOT_KEPT,
	TOO_LARGE,
	tooManyReads,
	wrongMethod,
} from "#lib/adapters/api/answers";
import type { Answer, Call } from "#lib/adapters/api/call";
import { answerOfFault } from "#lib/adapters/api/outcomes";
import { CORPS_MAX_OCTETS } from "#lib/adapters/api/route";
import { reglages } from "#lib/platform/config/env";
import { log } from "#lib/platform/runtime/log";
import { decode, NOT_UTF8 } from "#lib/platform/validation/body";
import { type Caller, toolsFor } from "./tools.ts";

/** Who calls, or why they are refused; without a token, `waitSeconds` says when a network has read too much. */
async function callerOf(
	call: Call,
	waitSeconds: () => number | null,
): Promise<Caller | { readonly answer: Answer }> {
	const { requestId } = call;
	if (call.header("authorization") === undefined) {
		const wait = waitSeconds();
		return wait === null
			? { acteur: null, participe: false, requestId }
			: { answer: tooManyReads(wait) };
	}
	const access = await openCall(call, { role: "membre", tag: "lecture" });
	if (!access.ok) return access;
	const { actor, appel } = access;
	const participe = appel.portees.includes("participation");
	return { acteur: actor, participe, requestId };
}

/** What the protocol answers one message. */
function exchange(
	caller: Caller,
	headers: Headers,
	body: string,
): Promise<Response> {
	const { requestId } = caller;
	const handler = createMcpHandler(() => toolsFor(caller), {
		responseMode: "json",
		maxSubscriptions: 0,
		onerror: (err) => log().debug({ err, requete: requestId }, "mcp"),
	});
	const url = `${reglages().siteUrl}/mcp`;
	return handler.fetch(new Request(url, { method: "POST", headers, body }));
}

async function answered(
	call: Call,
	waitSeconds: () => number | null,
): Promise<Answer> {
	if (call.method !== "POST") return wrongMethod(["POST"]);
	// A page of another site must not use its reader's network as its own.
	const origin = call.header("origin");
	if (origin !== undefined && origin !== reglages().siteUrl)
		return FOREIGN_FORM;
	const bytes = await call.readBody(CORPS_MAX_OCTETS);
	if (bytes === "too_large") return TOO_LARGE;
	const caller = await callerOf(call, waitSeconds);
	if ("answer" in caller) return caller.answer;
	const text = decode(bytes);
	if (text === undefined) return badBytes(NOT_UTF8);
	// A list of calls would be counted as one.
	if (text.trimStart().startsWith("[")) return MALFORMED;
	const headers = new Headers();
	for (const name of [
		"accept",
		"content-type",
		"mcp-protocol-version",
		"mcp-method",
		"mcp-name",
	]) {
		const value = call.header(name);
		if (value !== undefined) headers.set(name, value);
	}
	const response = await exchange(caller, headers, text);
	return {
		status: response.status,
		headers: { ...NOT_KEPT, ...Object.fromEntries(response.headers) },
		body: Buffer.from(await response.arrayBuffer()),
		closedToOrigins: true,
	};
}

/** Answers one call of `/mcp`. Never throws. */
export async function answerMcp(
	call: Call,
	waitSeconds: () => number | null,
): Promise<Answer> {
	try {
		return await answered(call, waitSeconds);
	} catch (error) {
		const { requestId } = call;
		return answerOfFault(error, { requestId, operation: "mcp" });
	}
}

/** What a client says first, then what it may do, and a first use of it. */
const HANDSHAKE = [
	{
		method: "initialize",
		params: {
			protocolVersion: "2025-06-18",
			capabilities: {},
			clientInfo: { name: "sante", version: "1" },
		},
	},
	{ method: "tools/list", params: {} },
	{ method: "tools/call", params: { name: "sommaire", arguments: {} } },
];

const Done = z.object({
	result: z.object({ isError: z.literal(false).optional() }),
});

/** 200 when a client without a token is answered each message of a handshake, else 503. */
export async function answerMcpHealth(
	{ method, requestId }: Call,
	waitSeconds: () => number | null,
): Promise<Answer> {
	if (method !== "GET" && method !== "HEAD")
		return wrongMethod(["GET", "HEAD"]);
	const wait = waitSeconds();
	if (wait !== null) return tooManyReads(wait);
	const caller = { acteur: null, participe: false, requestId };
	const headers = new Headers({
		Accept: "application/json, text/event-stream",
		"Content-Type": "application/json",
	});
	const answers = await Promise.all(
		HANDSHAKE.map(async (message, id) => {
			const body = JSON.stringify({ jsonrpc: "2.0", id, ...message });
			const response = await exchange(caller, headers, body);
			const text = await response.text();
			// Earlier revisions of the protocol are answered in an event.
			const [, event = text] = /^data: (.*)$/m.exec(text) ?? [];
			return Done.safeParse(JSON.parse(event)).success;
		}),
	).catch(() => [false]);
	const works = answers.every((done) => done);
	return {
		status: works ? 200 : 503,
		headers: { ...JSON_TYPE, ...NOT_KEPT },
		body: Buffer.from(JSON.stringify({ mcp: works ? "ok" : "en_panne" })),
	};
}
