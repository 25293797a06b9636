/**
 * Takes the framework out of a rendered page: the scripts of Next and React, what
 * preloads them, and the data that they would read (decision 31). A page that is only
 * read works without them.
 */
import { Parser } from "htmlparser2";
import { isOwnScript } from "./static-files.ts";

/** Where Next (16.4.6) serves its scripts from. */
const BUILT = "/_next/static/";

/**
 * How the inline scripts of Next (16.4.6) and React (19.3.1) begin: what starts the
 * scripts, the data of the page, and the time of its first paint.
 */
const INLINE = [
	'(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
	"(self.__next_f=self.__next_f||[]).push(",
	"self.__next_f.push(",
	"requestAnimationFrame(function(){$RT=performance.now()})",
] as const;

/** Marks of a part that only React can finish: a boundary that waits, or that failed. */
const UNFINISHED = new Set(["$?", "$!", "$~"]);

const DATA_BLOCK = "application/ld+json";

type Attributes = Readonly<Record<string, string>>;

/** The page without the framework, or the first thing in it that is none of what is known. */
export type Lightened =
	| { readonly ok: true; readonly html: string }
	| { readonly ok: false; readonly unknown: string };

function isScriptPreload({ rel, as }: Attributes): boolean {
	return rel === "modulepreload" || (rel === "preload" && as === "script");
}

type Use = "kept" | "framework" | "unknown";

function useOf({ type, src }: Attributes, content: string): Use {
	if (src === undefined) {
		if (type === DATA_BLOCK) return "kept";
		return INLINE.some((start) => content.startsWith(start))
			? "framework"
			: "unknown";
	}
	if (isOwnScript(src)) return "kept";
	return src.startsWith(BUILT) ? "framework" : "unknown";
}

/** How much of something unknown is quoted. */
const QUOTED = 80;

/**
 * The page without what marks the framework's scripts. Everything else stays, to the
 * byte, but comments. A script that is neither the framework's nor ours, or a part
 * that waits for a script, is told instead: such a page must be sent as it is.
 */
export function withoutFramework(page: string): Lightened {
	const kept: string[] = [];
	let from = 0;
	let unknown: string | undefined;
	let script: { at: number; inside: number; of: Attributes } | undefined;
	const drop = (start: number, end: number) => {
		kept.push(page.slice(from, start));
		from = end;
	};
	const refuse = (start: number, end: number) => {
		unknown ??= page.slice(start, Math.min(end, start + QUOTED));
	};
	const parser = new Parser({
		onopentag(name, of) {
			const { startIndex: start, endIndex } = parser;
			const end = endIndex + 1;
			if (name === "script") script = { at: start, inside: end, of };
			else if (name === "link" && isScriptPreload(of)) drop(start, end);
			// Both hold what a script would put in its place.
			else if (name === "template" || /^S:/.test(of.id ?? ""))
				refuse(start, end);
		},
		onclosetag(name, isImplied) {
			if (name !== "script" || !script) return;
			const { startIndex, endIndex } = parser;
			const { at, inside, of } = script;
			const use = isImplied
				? "unknown"
				: useOf(of, page.slice(inside, startIndex));
			if (use === "framework") drop(at, endIndex + 1);
			else if (use === "unknown") refuse(at, endIndex + 1);
			script = undefined;
		},
		oncomment(text) {
			const { startIndex: start, endIndex } = parser;
			if (UNFINISHED.has(text)) refuse(start, endIndex + 1);
			else drop(start, endIndex + 1);
		},
	});
	parser.end(page);
	if (unknown !== undefined) return { ok: false, unknown };
	kept.push(page.slice(from));
	return { ok: true, html: kept.join("") };
}

/** The value of a `Link` header without the preloads of scripts; undefined when nothing is left. */
export function withoutScriptPreloads(header: string): string | undefined {
	const left = header
		.split(/,\s*(?=<)/)
		.filter(
			(link) =>
				!/;\s*rel="?modulepreload\b/.test(link) &&
				!/;\s*as="?script\b/.test(link),
		);
	return left.length === 0 ? undefined : left.join(", ");
}
