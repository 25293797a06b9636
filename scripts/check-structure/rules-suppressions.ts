import ts from "typescript";
import { type CheckedFile, eachNode, lineOf, type Violation } from "./model.ts";

/** Written so that this file contains none of them. */
const SILENCERS =
	/\b(?:biome[-]ignore(?:-all|-start|-end)?|eslint[-]disable|prettier[-]ignore|knip[-]ignore)\b|@ts[-](?:ignore|expect-error|nocheck)\b/;
const UNFINISHED = /\b(?:TO[D]O|FIX[M]E)\b/;

function byLine(
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

function isConst(type: ts.TypeNode): boolean {
	return (
		ts.isTypeReferenceNode(type) &&
		ts.isIdentifier(type.typeName) &&
		type.typeName.text === "const"
	);
}

/** The sentence for a node that silences the compiler, or nothing. */
function suppressionFault(node: ts.Node): string | undefined {
	if (ts.isNonNullExpression(node)) {
		return 'no "!" on a value: handle its absence';
	}
	if (
		(ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) &&
		node.exclamationToken !== undefined
	) {
		return 'no "!" on a declaration: give it a value';
	}
	if (node.kind === ts.SyntaxKind.AnyKeyword) {
		return 'no "any": say what it is, or "unknown" and check it';
	}
	if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
		return isConst(node.type)
			? undefined
			: 'no cast: narrow the value, or declare it with "satisfies"';
	}
	return undefined;
}

/** Comment lines are full of "as" and "any": only the other lines can make parsing necessary. */
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;
const MAY_SUPPRESS = /\bas (?!const\b)|\bany\b|[\w)\]}]!(?!=)|<\w+>[\w({[]/;

/** Reports comments that silence a tool, casts other than `as const`, and unfinished work. */
export function checkSuppressions(file: CheckedFile): Violation[] {
	if (!file.isCode && !file.path.endsWith(".css")) return [];
	const found = [
		...byLine(
			file,
			SILENCERS,
			"suppression",
			"no suppression: mend what the tool points at",
		),
		...byLine(
			file,
			UNFINISHED,
			"unfinished",
			"nothing is left for later in the code: do it, or open an issue",
		),
	];
	if (
		!file.isCode ||
		!MAY_SUPPRESS.test(file.text.replaceAll(COMMENT_LINE, ""))
	)
		return found;
	const tree = file.tree();
	eachNode(tree, (node) => {
		const sentence = suppressionFault(node);
		if (sentence === undefined) return;
		found.push({
			file: file.path,
			line: lineOf(tree, node),
			rule: "suppression",
			sentence,
		});
	});
	return found;
}
