import { createHash } from "node:crypto";
import { z } from "zod";
import type { ReadyAnswer } from "#lib/platform/cache/answer-cache";
import { reglages } from "#lib/platform/config/env";
import type { Endpoint } from "#lib/platform/contract/endpoint";
import type { Page, Reussite } from "#lib/platform/contract/result";
import { inSlices } from "#lib/platform/runtime/time-slices";
import { etagOf, isNotModified, tagOf } from "../files/conditional.ts";
import { type Coding, encode, type Wanted } from "../files/negotiation.ts";
import { JSON_TYPE, NOT_KEPT } from "./answers.ts";
import type { Answer, Call, HeaderValues } from "./call.ts";

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

const Named = z.object({ slug: z.string() });

/** Where the answered entry stands, when it is not at the address asked for. */
function contentLocation(
	{ movable, path }: Endpoint,
	params: Readonly<Record<string, string>>,
	value: unknown,
): HeaderValues {
	if (!movable) return {};
	const { slug } = Named.parse(value);
	return slug === params.slug
		? {}
		: { "Content-Location": path.replace("{slug}", slug) };
}

/** The bytes of a success to a call with these parameters of the path, with the headers that depend on its value. */
export async function readyAnswerOf(
	endpoint: Endpoint,
	value: unknown,
	params: Readonly<Record<string, string>> = {},
): Promise<ReadyAnswer> {
	if (endpoint.paged && isPage(value)) {
		const { elements, suivant, total } = value;
		checkDeclared(endpoint, elements);
		const headers = { ...JSON_TYPE, "X-Total-Count": String(total) };
		return { ...(await listBytes(elements)), headers, suivant };
	}
	checkDeclared(endpoint, value);
	const bytes = Buffer.from(JSON.stringify(value));
	return {
		bytes,
		etag: etagOf(bytes),
		headers: { ...JSON_TYPE, ...contentLocation(endpoint, params, value) },
		suivant: null,
	};
}

/** Bytes to send with their tag. */
export type Representation = Pick<
	ReadyAnswer,
	"bytes" | "coding" | "etag" | "headers"
>;

const TAG_ENDS: Readonly<Record<Coding, string>> = {
	br: "br",
	zstd: "zst",
	gzip: "gz",
};

/** The same in the coding that the caller wants, under a tag of its own: a strong tag names bytes (decision 62). */
export async function encoded<Of extends Representation>(
	plain: Of,
	{ coding, minOctets }: Wanted,
): Promise<Of> {
	const { bytes, etag } = plain;
	if (!coding || bytes.length < minOctets) return plain;
	return {
		...plain,
		bytes: await encode(coding, bytes),
		coding,
		etag: `${etag.slice(0, -1)}-${TAG_ENDS[coding]}"`,
	};
}

/**
 * A 200, or when the caller holds these very bytes a 304, which leaves out the
 * type. `policy` are the headers that say who may keep them.
 */
export function conditionalAnswer(
	call: Pick<Call, "header">,
	{ bytes, coding, etag, headers }: Representation,
	policy: HeaderValues,
): Answer {
	const validators = { ETag: etag, ...policy };
	if (isNotModified(call, etag)) {
		const { "Content-Type": _, ...others } = headers;
		return { status: 304, headers: { ...others, ...validators }, body: null };
	}
	return {
		status: 200,
		headers: {
			...headers,
			...(coding ? { "Content-Encoding": coding } : {}),
			...validators,
		},
		body: bytes,
	};
}

/** Kept by the caller alone, since it depends on the token. */
const PRIVATE = {
	"Cache-Control": "private, no-cache",
	Vary: "Authorization, Accept-Encoding",
};

/** The answer to a read of the API. */
export function answerRead(call: Call, ready: ReadyAnswer): Answer {
	const { suivant } = ready;
	if (suivant === null) return conditionalAnswer(call, ready, PRIVATE);
	const headers = { ...ready.headers, Link: nextLink(call, suivant) };
	return conditionalAnswer(call, { ...ready, headers }, PRIVATE);
}

/** Where the caller finds again what it created, and whether it was created before. */
function ofCreation({ cree }: Reussite<unknown>): HeaderValues {
	if (!cree) return {};
	return {
		Location: `${reglages().siteUrl}/api/moi/contributions/${cree.id}`,
		...(cree.rejouee ? { "Idempotency-Replayed": "true" } : {}),
	};
}

/** A write's answer, never cached; its tag, if any, is the version that a later `If-Match` may name. */
export async function answerWrite(
	endpoint: Endpoint,
	result: Reussite<unknown>,
): Promise<Answer> {
	const { status } = endpoint;
	if (endpoint.answer === null)
		return { status, headers: NOT_KEPT, body: null };
	const { version } = result;
	const { bytes, headers } = await readyAnswerOf(endpoint, result.valeur);
	return {
		status,
		headers: {
			...headers,
			...ofCreation(result),
			...(version === undefined ? {} : { ETag: `"${version}"` }),
			...NOT_KEPT,
		},
		body: bytes,
	};
}
