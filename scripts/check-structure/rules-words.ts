import ts from "typescript";
import {
	type ForbiddenWord,
	forbiddenAmong,
	GLOSSARY_PATH,
	speaksDomain,
} from "./glossary.ts";
import {
	type CheckedFile,
	eachNode,
	lineOf,
	type Violation,
	wordsOf,
} from "./model.ts";

/**
 * The name that a node gives, when our code chose it. A use, a key that is
 * renamed on reading and an import under its own name were chosen elsewhere.
 */
function givenName(node: ts.Node): ts.Node | undefined {
	if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
		return node.propertyName === undefined ? undefined : node.name;
	}
	if (ts.isImportClause(node) || ts.isNamespaceImport(node)) return node.name;
	if (
		ts.isVariableDeclaration(node) ||
		ts.isParameter(node) ||
		ts.isBindingElement(node) ||
		ts.isFunctionDeclaration(node) ||
		ts.isFunctionExpression(node) ||
		ts.isClassDeclaration(node) ||
		ts.isInterfaceDeclaration(node) ||
		ts.isTypeAliasDeclaration(node) ||
		ts.isTypeParameterDeclaration(node) ||
		ts.isPropertySignature(node) ||
		ts.isPropertyDeclaration(node) ||
		ts.isPropertyAssignment(node) ||
		ts.isMethodSignature(node) ||
		ts.isMethodDeclaration(node) ||
		ts.isAccessor(node)
	) {
		return node.name;
	}
	return undefined;
}

function eachGivenName(
	file: CheckedFile,
	see: (name: string, line: () => number) => void,
): void {
	const tree = file.tree();
	eachNode(tree, (node) => {
		const name = givenName(node);
		if (name !== undefined && ts.isIdentifier(name)) {
			see(name.text, () => lineOf(tree, name));
		}
	});
}

type Judge = (name: string, path: string) => ForbiddenWord | undefined;

/** The same names occur in many files: each is split into words once. */
function judgeOf(list: readonly ForbiddenWord[]): Judge {
	const words = new Map<string, readonly string[]>();
	const letters = new RegExp(
		list.map((entry) => entry.words[0]).join("|"),
		"i",
	);
	return (name, path) => {
		if (!letters.test(name)) return undefined;
		const known = words.get(name) ?? wordsOf(name);
		words.set(name, known);
		return forbiddenAmong(known, path, list);
	};
}

/** Reports, in names of our own, the words that the glossary refuses. */
export function glossaryRule(
	list: readonly ForbiddenWord[],
): (file: CheckedFile) => Violation[] {
	const judge = judgeOf(list);
	return (file) => {
		if (!speaksDomain(file.path)) return [];
		const found: Violation[] = [];
		const see = (name: string, line: () => number): void => {
			const entry = judge(name, file.path);
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
