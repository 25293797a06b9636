import ts from "typescript";
import { type CheckedFile, lineOf, type Violation } from "./model.ts";

/** Files whose functions are called from elsewhere: edges, platform, texts, and the commands of every domain. */
const CALLED_BY_OTHERS =
	/^lib\/(?:adapters|i18n|platform)\/|^lib\/.+\/(?:commands|writes)\.ts$/;

function isExported(statement: ts.Statement): boolean {
	return (
		ts.canHaveModifiers(statement) &&
		(ts.getModifiers(statement) ?? []).some(
			({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
		)
	);
}

/** Checks that a function called from elsewhere has a docstring; of overloads, the first. */
export function checkDocstrings(file: CheckedFile): Violation[] {
	if (!file.isCode || file.isTest || !CALLED_BY_OTHERS.test(file.path))
		return [];
	const tree = file.tree();
	const described = new Set<string>();
	const found: Violation[] = [];
	for (const node of tree.statements) {
		if (!ts.isFunctionDeclaration(node) || !isExported(node)) continue;
		const name = node.name?.text ?? "default";
		const before = file.text.slice(node.getFullStart(), node.getStart(tree));
		if (before.trimEnd().endsWith("*/")) described.add(name);
		if (described.has(name)) continue;
		found.push({
			file: file.path,
			line: lineOf(tree, node),
			rule: "docstring",
			sentence: `"${name}" is called from elsewhere: say what goes in, what comes out and what it refuses`,
		});
	}
	return found;
}
