import { createHash, hash } from "node:crypto";
import { z } from "zod";
import type { ReadyAnswer } from "#lib/platform/cache/answer-cache";
import { reglages } from "#lib/platform/config/env";
import type { Endpoint } from "#lib/platform/contract/endpoint";
import type { Page } from "#lib/platform/contract/result";
import { inSlices } from "#lib/platform/runtime/time-slices";
import { JSON_TYPE } from "./answers.ts";
import type { Answer, Call } from "./call.ts";

function tagOf(digest: string): string {
	return `"${digest.slice(0, 27)}"`;
}

/** A strong validator: the same bytes, the same tag, on every instance (D22). */
export function etagOf(bytes: Buffer): string {
	return tagOf(hash("sha256", bytes, "base64url"));
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
function checkDeclared(endpoint: Endpoint, wire: unknown): void {
	if (reglages().mode === "production" || !endpoint.answer) return;
	const outcome = endpoint.answer.safeParse(wire);
	if (outcome.success) return;
	throw new Error(
		`${endpoint.operationId} answers what it does not declare: ${z.prettifyError(outcome.error)}`,
	);
}

/** The bytes of a list and their tag, made a slice at a time: a whole list has tens of thousands of elements. */
async function listBytes(
	elements: readonly unknown[],
): Promise<Pick<ReadyAnswer, "bytes" | "etag">> {
	const sha = createHash("sha256");
	const parts: Buffer[] = [];
	const add = (text: string) => {
		const part = Buffer.from(text);
		sha.update(part);
		parts.push(part);
	};
	add("[");
	await inSlices(elements, (slice) => {
		const separator = parts.length > 1 ? "," : "";
		add(separator + JSON.stringify(slice).slice(1, -1));
	});
	add("]");
	return { bytes: Buffer.concat(parts), etag: tagOf(sha.digest("base64url")) };
}

/** The bytes of a success, with the headers that depend on its value. */
export async function readyAnswerOf(
	endpoint: Endpoint,
	value: unknown,
): Promise<ReadyAnswer> {
	if (endpoint.paged && isPage(value)) {
		const { elements, suivant, total } = value;
		checkDeclared(endpoint, elements);
		const headers = [...JSON_TYPE, "X-Total-Count", String(total)];
		return { ...(await listBytes(elements)), headers, suivant };
	}
	checkDeclared(endpoint, value);
	const bytes = Buffer.from(JSON.stringify(value));
	return {
		bytes,
		etag: etagOf(bytes),
		headers: [...JSON_TYPE],
		suivant: null,
	};
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
export async function answerWrite(
	endpoint: Endpoint,
	value: unknown,
): Promise<Answer> {
	const { status } = endpoint;
	if (endpoint.answer === null)
		return { status, headers: ["Cache-Control", "no-store"], body: null };
	const { bytes, headers } = await readyAnswerOf(endpoint, value);
	return {
		status,
		headers: [...headers, "Cache-Control", "no-store"],
		body: bytes,
	};
}
