import { hash } from "node:crypto";
import { z } from "zod";
import type { Endpoint } from "#lib/platform/endpoint";
import { reglages } from "#lib/platform/env";
import type { ReadyAnswer } from "#lib/platform/ready";
import type { Page } from "#lib/platform/result";
import { JSON_TYPE } from "./answers.ts";
import type { Answer, Call } from "./call.ts";

/** A strong validator: the same bytes, the same tag, on every instance (D22). */
export function etagOf(bytes: Buffer): string {
	return `"${hash("sha256", bytes, "base64url").slice(0, 27)}"`;
}

/** The link to the next page keeps every other parameter (D21). */
function nextLink(call: Call, cursor: string): string {
	const params = new URLSearchParams(call.query);
	params.delete("apres");
	params.set("apres", cursor);
	const path = call.path.replace(/\/$/, "");
	return `<${reglages().siteUrl}${path}?${params}>; rel="next"`;
}

function isPage(value: unknown): value is Page<unknown> {
	return typeof value === "object" && value !== null && "suivant" in value;
}

/** Outside production, an answer that is not what its endpoint declares is a bug told at once. */
function checked(endpoint: Endpoint, wire: unknown): unknown {
	if (reglages().mode === "production" || !endpoint.answer) return wire;
	const outcome = endpoint.answer.safeParse(wire);
	if (outcome.success) return wire;
	throw new Error(
		`${endpoint.operationId} answers what it does not declare: ${z.prettifyError(outcome.error)}`,
	);
}

/** The bytes of a success, with the headers that depend on its value. */
export function readyAnswerOf(endpoint: Endpoint, value: unknown): ReadyAnswer {
	const page = endpoint.paged && isPage(value) ? value : null;
	const bytes = Buffer.from(
		JSON.stringify(checked(endpoint, page ? page.elements : value)),
	);
	const etag = etagOf(bytes);
	const headers = [...JSON_TYPE];
	if (page) headers.push("X-Total-Count", String(page.total));
	return { bytes, etag, headers, suivant: page?.suivant ?? null };
}

/** `If-None-Match` compares weakly, and `*` matches whatever is there. */
export function matches(call: Pick<Call, "header">, etag: string): boolean {
	const asked = call.header("if-none-match");
	if (asked === undefined) return false;
	if (asked.trim() === "*") return true;
	return asked
		.split(",")
		.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** A read's 200, or 304 when the caller holds these very bytes. */
export function answerRead(call: Call, ready: ReadyAnswer): Answer {
	const { headers, suivant } = ready;
	const validators = [
		...(suivant === null ? [] : ["Link", nextLink(call, suivant)]),
		"ETag",
		ready.etag,
		"Cache-Control",
		"private, no-cache",
		"Vary",
		"Authorization",
	];
	if (!matches(call, ready.etag))
		return {
			status: 200,
			headers: [...headers, ...validators],
			body: ready.bytes,
		};
	// Without the body, whose type alone is left out.
	return {
		status: 304,
		headers: [...headers.slice(JSON_TYPE.length), ...validators],
		body: null,
	};
}

/** A write's answer: kept by nobody. */
export function answerWrite(endpoint: Endpoint, value: unknown): Answer {
	const { status } = endpoint;
	if (endpoint.answer === null)
		return { status, headers: ["Cache-Control", "no-store"], body: null };
	const { bytes, headers } = readyAnswerOf(endpoint, value);
	return {
		status,
		headers: [...headers, "Cache-Control", "no-store"],
		body: bytes,
	};
}
