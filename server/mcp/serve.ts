/** `POST /mcp`: one request, one answer, nothing kept between two. */
import { createMcpHandler } from "@modelcontextprotocol/server";
import { openCall } from "#lib/adapters/api/access";
import {
	foreignForm,
	malformed,
	tooBusy,
	tooLarge,
	wrongMethod,
} from "#lib/adapters/api/answers";
import type { Answer, Call } from "#lib/adapters/api/call";
import { answerOfFault } from "#lib/adapters/api/outcomes";
import { CORPS_MAX_OCTETS } from "#lib/adapters/api/route";
import { reglages } from "#lib/platform/config/env";
import { log } from "#lib/platform/runtime/log";
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
			: { answer: tooBusy(wait) };
	}
	const access = await openCall(call, { role: "membre", tag: "lecture" });
	if (!access.ok) return access;
	const { actor, appel } = access;
	const participe = appel.portees.includes("participation");
	return { acteur: actor, participe, requestId };
}

async function answered(
	call: Call,
	waitSeconds: () => number | null,
): Promise<Answer> {
	if (call.method !== "POST") return wrongMethod(["POST"]);
	// A page of another site must not use its reader's network as its own.
	const origin = call.header("origin");
	if (origin !== undefined && origin !== reglages().siteUrl)
		return foreignForm();
	const bytes = await call.readBody(CORPS_MAX_OCTETS);
	if (bytes === "too_large") return tooLarge();
	const caller = await callerOf(call, waitSeconds);
	if ("answer" in caller) return caller.answer;
	const text = Buffer.from(bytes).toString();
	// A list of calls would be counted as one.
	if (text.trimStart().startsWith("[")) return malformed();
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
	const handler = createMcpHandler(() => toolsFor(caller), {
		responseMode: "json",
		maxSubscriptions: 0,
		onerror: (err) => log().debug({ err, requete: call.requestId }, "mcp"),
	});
	const response = await handler.fetch(
		new Request(`${reglages().siteUrl}/mcp`, {
			...{ method: "POST", headers, body: text },
		}),
	);
	return {
		status: response.status,
		headers: [
			...["Cache-Control", "no-store"],
			...[...response.headers].flat(),
		],
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
