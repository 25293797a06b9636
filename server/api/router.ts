/**
 * The routes of `app/api`, found by reading the folder: what Next would route
 * to, and what the front calls without Next.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
	type PathHandler,
	UNKNOWN_PATH,
} from "#lib/adapters/api/next-handlers";
import { decodedPart } from "#lib/i18n/addresses";

const ROOT = join(import.meta.dirname, "../..", "app", "api");

/** Folders that only Next serves: routes outside the contract that need Next (next-auth). */
const OF_NEXT = new Set(["auth"]);

export type ApiEntry = {
	readonly segments: readonly string[];
	readonly pathHandler: PathHandler;
};

export type ApiMatch = {
	readonly pathHandler: PathHandler;
	readonly params: Readonly<Record<string, string>>;
};

function isPathHandler(value: unknown): value is PathHandler {
	return (
		typeof value === "object" &&
		value !== null &&
		"serve" in value &&
		"routes" in value
	);
}

async function pathHandlerOf(folder: string): Promise<PathHandler> {
	const module: { GET?: { pathHandler?: unknown } } = await import(
		pathToFileURL(join(folder, "route.ts")).href
	);
	const pathHandler = module.GET?.pathHandler;
	if (!isPathHandler(pathHandler)) throw new Error(`${folder}: no route`);
	return pathHandler;
}

/** Every route with the segments of its path; `[slug]` matches any one segment. */
export async function readApiFolder(): Promise<ApiEntry[]> {
	const files = await readdir(ROOT, { recursive: true });
	const folders = files
		.filter((file) => file.endsWith("route.ts"))
		.map((file) => file.split(/[\\/]/).slice(0, -1))
		.filter(
			(segments) =>
				!OF_NEXT.has(segments[0] ?? "") &&
				!segments.some((segment) => segment.startsWith("[...")),
		);
	return Promise.all(
		folders.map(async (segments) => ({
			segments: ["api", ...segments],
			pathHandler: await pathHandlerOf(join(ROOT, ...segments)),
		})),
	);
}

function matchSegments(
	pattern: readonly string[],
	segments: readonly string[],
): Record<string, string> | null {
	if (pattern.length !== segments.length) return null;
	const params: Record<string, string> = {};
	for (const [at, part] of pattern.entries()) {
		const segment = segments[at] ?? "";
		if (part.startsWith("[") && segment !== "")
			params[part.slice(1, -1)] = segment;
		else if (part !== segment) return null;
	}
	return params;
}

/**
 * Returns the function that finds the route of a path: a literal segment before
 * a variable one, a trailing slash ignored, a malformed escape as an unknown
 * path.
 */
export function apiMatcher(
	entries: readonly ApiEntry[],
): (path: string) => ApiMatch | "next" {
	const isVariable = ({ segments }: ApiEntry) =>
		segments.some((segment) => segment.startsWith("["));
	const fixed = entries.filter((entry) => !isVariable(entry));
	const literal = new Map(
		fixed.map(({ segments, pathHandler }) => [
			`/${segments.join("/")}`,
			{ pathHandler, params: {} },
		]),
	);
	// A path may have needless escapes: then it is compared by segments.
	const inOrder = [...fixed, ...entries.filter(isVariable)];
	return (path) => {
		const bare = path.endsWith("/") ? path.slice(0, -1) : path;
		const known = literal.get(bare);
		if (known) return known;
		if (decodedPart(bare) === null)
			return { pathHandler: UNKNOWN_PATH, params: {} };
		const segments = bare.slice(1).split("/").map(decodeURIComponent);
		if (OF_NEXT.has(segments[1] ?? "")) return "next";
		for (const { segments: pattern, pathHandler } of inOrder) {
			const params = matchSegments(pattern, segments);
			if (params) return { pathHandler, params };
		}
		return { pathHandler: UNKNOWN_PATH, params: {} };
	};
}
