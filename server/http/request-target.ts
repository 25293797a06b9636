/**
 * Parses the target of a request into one text that the front checks and Next
 * serves: a target that two parsers could read as different paths is rejected
 * before either.
 */
import { LANGUES } from "#lib/platform/langues";

export type Target = { path: string; query: string };

export type Reading = {
	readonly target: Target;
	/** It can be parsed in one way only. */
	readonly isClear: boolean;
	/** Its authority is not the request's host. */
	readonly isForeign: boolean;
};

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** Escapes of letters, digits and `-._~`, which mean the same unescaped (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/** Separators that only appear once unescaped, the byte that ends a string in C, and blanks, which a URL parser takes away. */
const HIDDEN_SEPARATOR = /[\\# \t\r\n\f]|%(?:2f|5c|00)/i;

const EMPTY_OR_DOTS = /\/(?:\/|\.{1,2}(?:\/|$))/;

function unescaped(path: string): string {
	return path.replace(NEEDLESS_ESCAPE, (written) =>
		String.fromCharCode(Number.parseInt(written.slice(1), 16)),
	);
}

/**
 * Parses the path and query of a request line in origin form, or in absolute
 * form when it names the same site as `host`. A malformed escape is kept: it
 * matches no page.
 */
export function readTarget(url: string, host: string | undefined): Reading {
	const [, authority, rest] = ABSOLUTE.exec(url) ?? [];
	const line = rest === undefined ? url : rest.replace(/^(?!\/)/, "/");
	const at = line.indexOf("?");
	const written = at < 0 ? line : line.slice(0, at);
	const query = at < 0 ? "" : line.slice(at + 1);
	const path = unescaped(written);
	const isClear =
		path.startsWith("/") &&
		!HIDDEN_SEPARATOR.test(path) &&
		!EMPTY_OR_DOTS.test(path) &&
		!query.includes("#");
	const isForeign =
		authority !== undefined && authority.toLowerCase() !== host?.toLowerCase();
	return { target: { path, query }, isClear, isForeign };
}

export function lineOf({ path, query }: Target): string {
	return query === "" ? path : `${path}?${query}`;
}

const PREFIXES: readonly string[] = [...LANGUES, "api", "_next"];

/** Next's own pages, of which one always fails, and its second name for each page, which answers any at all. */
const OF_NEXT = /^\/_(?!next(?:\/|$))|\.rsc$/;

/** Whether Next alone would accept a path: one of the site's prefixes in other letter case, or names of its own. */
export function isMiswritten(path: string): boolean {
	const [, first = ""] = path.split("/", 2);
	return (
		OF_NEXT.test(path) ||
		(!PREFIXES.includes(first) && PREFIXES.includes(first.toLowerCase()))
	);
}

/** Whether a path is under the API, known to it or not. */
export function isApi(path: string): boolean {
	return path === "/api" || path.startsWith("/api/");
}
