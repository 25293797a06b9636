/** Conditional reads (RFC 9110, 13): a caller that already has the same bytes gets 304. */
import { hash } from "node:crypto";

/** The caller: returns a header's value by its lower-case name. */
type Asker = { header(name: string): string | undefined };

/** A tag built from the SHA-256 of the bytes, in base64url. */
export function tagOf(digest: string): string {
	return `"${digest.slice(0, 27)}"`;
}

/** A strong validator: the same bytes, the same tag, on every instance (D22). */
export function etagOf(bytes: Uint8Array): string {
	return tagOf(hash("sha256", bytes, "base64url"));
}

/** Whether the caller has the bytes of this tag, undefined when they are not known before they are read: tags compare weakly, and `*` matches any. */
export function isNotModified(asker: Asker, etag: string | undefined): boolean {
	const tags = asker.header("if-none-match");
	if (tags === undefined || etag === undefined) return false;
	return (
		tags.trim() === "*" ||
		tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
	);
}

/** The strong tags of which `If-Match` asks for one, without their quotes; null when anything will do. */
export function expectedTags(asker: Asker): string[] | null {
	const tags = asker.header("if-match")?.trim();
	if (tags === undefined || tags === "*") return null;
	return tags
		.split(",")
		.flatMap((tag) => /^\s*"([^"]*)"\s*$/.exec(tag)?.[1] ?? []);
}

/** The response of `whole` with these headers, or 304 with them for a caller that already has it. Without a `Cache-Control` of its own, it is asked for anew each time. */
export function conditionalResponse(
	request: globalThis.Request,
	etag: string | undefined,
	headers: Headers,
	whole: () => Response,
): Response {
	if (!headers.has("Cache-Control"))
		headers.set("Cache-Control", "public, no-cache");
	if (etag !== undefined) headers.set("ETag", etag);
	const header = (name: string) => request.headers.get(name) ?? undefined;
	return isNotModified({ header }, etag)
		? new Response(null, { status: 304, headers })
		: whole();
}
