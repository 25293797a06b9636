import ts from "typescript";
import {
	type CheckedFile,
	eachNode,
	lineAt,
	lineOf,
	type Violation,
} from "./model.ts";
import {
	MAX_CODE_LINES_OF_PAGE,
	MAX_CODE_LINES_OF_ROUTE,
	MAX_LINES,
	UNLIMITED_FOLDERS,
} from "./vocabulary.ts";

/** Prisma requires its schema in one file, and migrations are history: neither is checked. */
function isMeasured(file: CheckedFile): boolean {
	return (
		(file.isCode || file.path.endsWith(".css")) &&
		!UNLIMITED_FOLDERS.some((folder) => file.path.startsWith(folder))
	);
}

/** Number of lines with code: blank lines and comments do not count. */
export function codeLines(file: CheckedFile): number {
	const tree = file.tree();
	const lines = new Set<number>();
	eachNode(tree, (node) => {
		if (node === tree || node.kind === ts.SyntaxKind.EndOfFileToken) return;
		lines.add(lineOf(tree, node));
		lines.add(lineAt(tree, node.getEnd()));
	});
	return lines.size;
}

/** Checks the length of files, and of route handlers and pages in lines of code. */
export function checkSize(file: CheckedFile): Violation[] {
	const found: Violation[] = [];
	const add = (sentence: string): void => {
		found.push({ file: file.path, line: 1, rule: "size", sentence });
	};
	if (isMeasured(file) && file.lines > MAX_LINES) {
		add(`${file.lines} lines, ${MAX_LINES} at most: make it two files`);
	}
	const name = file.path.split("/").at(-1);
	const shape = file.path.startsWith("app/") ? name : undefined;
	if (shape === "route.ts" && codeLines(file) > MAX_CODE_LINES_OF_ROUTE) {
		add(
			`${codeLines(file)} lines of code in a route handler, ${MAX_CODE_LINES_OF_ROUTE} at most: what it does belongs in a command or a query`,
		);
	}
	if (shape === "page.tsx" && codeLines(file) > MAX_CODE_LINES_OF_PAGE) {
		add(
			`${codeLines(file)} lines of code in a page, ${MAX_CODE_LINES_OF_PAGE} at most: what it shows belongs in components`,
		);
	}
	return found;
}
