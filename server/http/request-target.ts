/**
 * What a request asks for, as one text that the front judges and Next serves:
 * what two readers could take for different paths is refused before either.
 */
import { LANGUES } from "#lib/platform/langues";

export type Target = { path: string; query: string };

export type Reading = {
	readonly target: Target;
	/** It can be read in one way only. */
	readonly isClear: boolean;
	/** It names another site than the request does. */
	readonly isForeign: boolean;
};

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** Escapes of letters, digits and `-._~`, which mean the same unescaped (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/** Separators that are none until somebody unescapes them, and what ends a text in C. */
const HIDDEN_SEPARATOR = /[\\#]|%(?:2f|5c|00)/i;

const EMPTY_OR_DOTS = /\/(?:\/|\.{1,2}(?:\/|$))/;

function unescaped(path: string): string {
	return path.replace(NEEDLESS_ESCAPE, (written) =>
		String.fromCharCode(Number.parseInt(written.slice(1), 16)),
	);
}

/**
 * The path and query of a request line in origin form, or in absolute form when
 * it names the same site as `host`. A malformed escape stays: it is nobody's page.
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

/** The target as a request line holds it. */
export function lineOf({ path, query }: Target): string {
	return query === "" ? path : `${path}?${query}`;
}

const PREFIXES: readonly string[] = [...LANGUES, "api", "_next"];

/** Whether a path begins as one of ours in other letters, which Next alone would take for ours. */
export function isMiswritten(path: string): boolean {
	const [, first = ""] = path.split("/", 2);
	return !PREFIXES.includes(first) && PREFIXES.includes(first.toLowerCase());
}

/** Whether the API answers at a path, or refuses what looks like one. */
export function isApi(path: string): boolean {
	return path === "/api" || path.startsWith("/api/");
}

/** Whether every escape of a path can be read. */
export function isWellEscaped(path: string): boolean {
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}
