/** YAML 1.2. What others wrote is read as texts, lists and maps, and no more of it than a form needs. */
import { Document, LineCounter, parseAllDocuments } from "yaml";
import { xmlText } from "./xml-text.ts";

/** Aliases of one document, counted as often as they would be copied. */
const ALIASES_MAX = 100;
/** Lines and signs of structure: what the time of reading grows with. The longest file known has 3,600. */
const SIGNS_MAX = 12_000;
const SIGNS = /[\n[\]{}&*!%?@|>#"']|[-:,](?=\s)/g;
/**
 * Brackets in brackets, or dashes and blanks before a line: no file known has ten. The
 * parser goes as deep as the stack, at whose end V8 ends the process where it happens to
 * compile a pattern there (Node 20.20).
 */
const DEPTH_MAX = 200;
const INDENTED = new RegExp(`^(?:[-?:]? ){${DEPTH_MAX}}`, "m");

export type YamlText = string | readonly YamlText[] | YamlMap;
export type YamlMap = { readonly [key: string]: YamlText };

/** The first map of the file; or why there is none, with the line of the first mistake. */
export type YamlRead =
	| { readonly ok: true; readonly map: YamlMap }
	| {
			readonly ok: false;
			readonly raison: "yaml" | "ancres" | "complexe" | "vide";
			readonly ligne?: number;
	  };

function isTooMuch(text: string): boolean {
	let count = 0;
	let depth = 0;
	for (const [sign] of text.matchAll(SIGNS)) {
		count += 1;
		if (sign === "[" || sign === "{") depth += 1;
		if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
		if (count > SIGNS_MAX || depth > DEPTH_MAX) return true;
	}
	return INDENTED.test(text);
}

/** Whether a value is a map with keys of its own. */
export function isYamlMap(value: unknown): value is YamlMap {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a map holds under a key of its own; undefined where there is no map, or no key. */
export function yamlValue(
	map: YamlText | undefined,
	key: string,
): YamlText | undefined {
	return isYamlMap(map) && Object.hasOwn(map, key) ? map[key] : undefined;
}

/** A list, or the list of one value; none where there is nothing. */
export function yamlList(value: YamlText | undefined): readonly YamlText[] {
	if (Array.isArray(value)) return value;
	return value === undefined || value === "" ? [] : [value];
}

/** Plain scalars that mean nothing. */
const NOTHING = /^(?:~|null|Null|NULL)$/;

/** The text of a scalar, well formed and of `max` characters at most; empty where there is none. */
export function yamlText(value: YamlText | undefined, max: number): string {
	if (typeof value !== "string" || NOTHING.test(value.trim())) return "";
	return value.slice(0, max).toWellFormed();
}

/**
 * Reads the first document of `text` that is a map. Every scalar is the text that was
 * written, a date or a number too; of a key written twice, the last counts. Refuses
 * anchors that multiply and a structure that would take long to read.
 */
export function readYaml(text: string): YamlRead {
	if (isTooMuch(text)) return { ok: false, raison: "complexe" };
	const lineCounter = new LineCounter();
	const documents = parseAllDocuments(text.replace(/^\ufeff/, ""), {
		schema: "failsafe",
		// Its check compares every key with every other.
		uniqueKeys: false,
		prettyErrors: false,
		logLevel: "silent",
		lineCounter,
	});
	for (const document of documents) {
		const [error] = document.errors;
		if (error)
			return {
				ok: false,
				raison: error.code === "RESOURCE_EXHAUSTION" ? "complexe" : "yaml",
				ligne: lineCounter.linePos(error.pos[0]).line,
			};
		const map = mapOf(document);
		if (map === "ancres") return { ok: false, raison: "ancres" };
		if (isYamlMap(map)) return { ok: true, map };
	}
	return { ok: false, raison: "vide" };
}

function mapOf(document: {
	toJS(options: { maxAliasCount: number }): unknown;
}): unknown {
	try {
		return document.toJS({ maxAliasCount: ALIASES_MAX });
	} catch {
		// An alias without its anchor, or too many of them.
		return "ancres";
	}
}

/** What YAML 1.1 reads as the end of a line, wherever it stands, and a tab, which some of its readers refuse. */
function plainBlanks(_: unknown, value: unknown): unknown {
	return typeof value === "string"
		? value.replace(/[\u2028\u2029]/g, "\n").replaceAll("\t", " ")
		: value;
}

/** The object as a YAML file that begins with the comment, one line of it a line; long lines are not cut. Programs that read YAML 1.1 read the same. */
export function writeYaml(value: object, comment: readonly string[]): string {
	const file = new Document(value, plainBlanks, { compat: "yaml-1.1" });
	file.commentBefore = comment
		.flatMap((line) => line.split(/[\n\u2028\u2029]/))
		.map((line) => ` ${line}`)
		.join("\n");
	return xmlText(file.toString({ lineWidth: 0 }));
}
