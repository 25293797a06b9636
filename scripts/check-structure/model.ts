import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import ts from "typescript";

/** What a rule reports: where, which rule, and a sentence with the remedy. */
export type Violation = {
	file: string;
	line: number;
	rule: string;
	sentence: string;
};

/** One file under check; `tree()` is parsed at the first call and cached. */
export type CheckedFile = {
	path: string;
	text: string;
	isCode: boolean;
	isTest: boolean;
	tree: () => ts.SourceFile;
};

const CODE = new Set([".ts", ".tsx", ".mts", ".mjs", ".cjs", ".js", ".jsx"]);

/** Wraps a file's text; nothing is parsed until a rule needs it. */
export function checkedFile(path: string, text: string): CheckedFile {
	let parsed: ts.SourceFile | undefined;
	return {
		path,
		text,
		isCode: CODE.has(extname(path)),
		isTest:
			/\.(test|spec|fixture)\.[cm]?[jt]sx?$/.test(path) ||
			path.startsWith("e2e/"),
		tree: () => {
			parsed ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
			return parsed;
		},
	};
}

/** A violation for each line that matches the pattern. */
export function byLine(
	file: CheckedFile,
	pattern: RegExp,
	rule: string,
	sentence: string,
): Violation[] {
	return file.text
		.split("\n")
		.flatMap((text, index) =>
			pattern.test(text)
				? [{ file: file.path, line: index + 1, rule, sentence }]
				: [],
		);
}

/** Calls `see` for every node of a syntax tree, parents first. */
export function eachNode(root: ts.Node, see: (node: ts.Node) => void): void {
	const visit = (node: ts.Node): void => {
		see(node);
		ts.forEachChild(node, visit);
	};
	visit(root);
}

/** The line, from 1, on which a node's own text begins. */
export function lineOf(tree: ts.SourceFile, node: ts.Node): number {
	return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

/** Splits `projetEnAttente`, `PROJET_EN_ATTENTE` or `projet-en-attente` into lower-case words. */
export function wordsOf(name: string): string[] {
	return name
		.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "");
}

/** What git ignores, and git itself. */
const IGNORED =
	/(?:^|\/)(?:\.data|\.git|\.next|node_modules|test-results)$|^tmp$|^prisma\/client$|^next-env\.d\.ts$|\.tsbuildinfo$|\.d\.json\.ts$/;

const READABLE =
	/\.(css|html|json|jsonl|ndjson|md|mjs|cjs|js|jsx|mts|prisma|sh|sql|svg|toml|ts|tsx|txt|xml|ya?ml|conf|service)$/;

/** Every file that belongs to the tree, by path from `directory`, sorted. */
export function listFiles(directory: string, prefix = ""): string[] {
	return readdirSync(join(directory, prefix), { withFileTypes: true })
		.flatMap((entry) => {
			const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
			if (IGNORED.test(path)) return [];
			if (entry.isDirectory()) return listFiles(directory, path);
			return entry.isFile() ? [path] : [];
		})
		.sort();
}

function isReadable(path: string): boolean {
	return READABLE.test(path) || !/\.[^./]+$/.test(path) || /^\./.test(path);
}

/** Reads the listed files; the text of binary files is left empty. */
export function readFiles(directory: string): CheckedFile[] {
	return listFiles(directory).map((path) =>
		checkedFile(
			path,
			isReadable(path) ? readFileSync(join(directory, path), "utf8") : "",
		),
	);
}
