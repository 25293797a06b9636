import ts from "typescript";
import {
	type CheckedFile,
	eachNode,
	lineOf,
	type Violation,
	wordsOf,
} from "./model.ts";
import { DOMAINS } from "./vocabulary.ts";

/** A word that the glossary refuses, with the word to use instead. */
export type ForbiddenWord = {
	/** `["work", "space"]` matches `workSpace` and `work_space`. */
	words: readonly string[];
	use: string;
	allowedIn: readonly string[];
};

export const GLOSSARY_PATH = "docs/glossary.md";

/** `technique` in the last column of the glossary. */
const TECHNIQUE = ["lib/i18n", "lib/platform", "lib/adapters", "server"];

function cells(row: string): string[] {
	return row
		.split("|")
		.slice(1, -1)
		.map((cell) => cell.trim());
}

function listed(cell: string): string[] {
	return [...cell.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? []);
}

function places(cell: string): string[] {
	return [
		...(/\btechnique\b/.test(cell) ? TECHNIQUE : []),
		...listed(cell).map((place) => place.replace(/\/$/, "")),
	];
}

/**
 * Reads the tables of the glossary: first column the word, last two the refused
 * synonyms and where these stay allowed. Returns an empty list when no table
 * has the column "Refused in code", which the caller reports.
 */
export function forbiddenWords(glossary: string): ForbiddenWord[] {
	const found: ForbiddenWord[] = [];
	let columns: string[] = [];
	for (const line of glossary.split("\n")) {
		if (!line.startsWith("|")) {
			columns = [];
			continue;
		}
		const row = cells(line);
		if (columns.length === 0) {
			columns = row;
			continue;
		}
		const refused = row[columns.indexOf("Refused in code")] ?? "";
		const allowed = row[columns.indexOf("Except in")] ?? "";
		const use = listed(row[0] ?? "")[0] ?? "";
		for (const synonym of listed(refused)) {
			found.push({
				words: synonym.split(" "),
				use,
				allowedIn: places(allowed),
			});
		}
	}
	return found;
}

function isSame(word: string | undefined, forbidden: string): boolean {
	return word === forbidden || word === `${forbidden}s`;
}

/** The first refused word among `words` (plural included), unless allowed at `path`. */
export function forbiddenAmong(
	words: readonly string[],
	path: string,
	list: readonly ForbiddenWord[],
): ForbiddenWord | undefined {
	return list.find(
		(entry) =>
			words.some((_, start) =>
				entry.words.every((word, index) => isSame(words[start + index], word)),
			) && !entry.allowedIn.some((place) => isIn(path, place)),
	);
}

function isIn(path: string, place: string): boolean {
	return path.startsWith(`${place}/`) || path.split("/").at(-1) === place;
}

/** Whether the language rules apply to a file: domain code and the code that displays it. */
export function speaksDomain(path: string): boolean {
	return (
		/^(app|components|server)\//.test(path) ||
		/^lib\/(adapters|platform)\//.test(path) ||
		DOMAINS.some((domain) => path.startsWith(`lib/${domain}/`))
	);
}

/**
 * Whether a node uses the name that it has: it was chosen elsewhere, as that of an import
 * under its own name.
 */
function isUse(node: ts.Node): boolean {
	if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
		return node.propertyName === undefined;
	return (
		ts.isPropertyAccessExpression(node) ||
		ts.isShorthandPropertyAssignment(node) ||
		ts.isMetaProperty(node) ||
		ts.isJsxAttribute(node)
	);
}

/** The names that our code chose. */
function eachGivenName(
	file: CheckedFile,
	see: (name: string, line: () => number) => void,
): void {
	const tree = file.tree();
	eachNode(tree, (node) => {
		if (!ts.isIdentifier(node)) return;
		const { parent } = node;
		if ("name" in parent && parent.name === node && !isUse(parent))
			see(node.text, () => lineOf(tree, node));
	});
}

export function glossaryRule(
	list: readonly ForbiddenWord[],
): (file: CheckedFile) => Violation[] {
	return (file) => {
		if (!speaksDomain(file.path)) return [];
		const found: Violation[] = [];
		const see = (name: string, line: () => number): void => {
			const entry = forbiddenAmong(wordsOf(name), file.path, list);
			if (entry === undefined) return;
			found.push({
				file: file.path,
				line: line(),
				rule: "glossary",
				sentence: `"${name}" says "${entry.words.join(" ")}" where the directory says "${entry.use}" (${GLOSSARY_PATH})`,
			});
		};
		for (const segment of file.path.split("/")) see(segment, () => 1);
		if (file.isCode) eachGivenName(file, see);
		return found;
	};
}
