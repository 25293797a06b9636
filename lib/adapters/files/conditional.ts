/** Conditional reads (RFC 9110, 13): a caller that already has the same bytes gets 304. */
import { hash } from "node:crypto";

/** The caller: returns a header's value by its lower-case name. */
type Asker = { header(name: string): string | undefined };

export type Validators = {
	/** Undefined when the bytes are not known before they are read. */
	readonly etag: string | undefined;
	/** Compared with `If-Modified-Since` when there is no `If-None-Match`. */
	readonly modifie_le?: Date;
};

/** A tag built from the SHA-256 of the bytes, in base64url. */
export function tagOf(digest: string): string {
	return `"${digest.slice(0, 27)}"`;
}

/** A strong validator: the same bytes, the same tag, on every instance (D22). */
export function etagOf(bytes: Uint8Array): string {
	return tagOf(hash("sha256", bytes, "base64url"));
}

/** Whether the caller has the version named by these validators: tags compare weakly, and `*` matches any. */
export function isNotModified(
	asker: Asker,
	{ etag, modifie_le }: Validators,
): boolean {
	const tags = asker.header("if-none-match");
	if (tags !== undefined)
		return (
			etag !== undefined &&
			(tags.trim() === "*" ||
				tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag))
		);
	if (!modifie_le) return false;
	// HTTP dates are whole seconds.
	const asked = Date.parse(asker.header("if-modified-since") ?? "");
	return Math.floor(modifie_le.getTime() / 1000) * 1000 <= asked;
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
	validators: Validators,
	headers: Headers,
	whole: () => Response,
): Response {
	if (!headers.has("Cache-Control"))
		headers.set("Cache-Control", "public, no-cache");
	if (validators.etag !== undefined) headers.set("ETag", validators.etag);
	const header = (name: string) => request.headers.get(name) ?? undefined;
	return isNotModified({ header }, validators)
		? new Response(null, { status: 304, headers })
		: whole();
}
