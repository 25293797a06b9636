import ts from "typescript";
import { type CheckedFile, lineOf, type Violation } from "./model.ts";
import { DOMAINS } from "./vocabulary.ts";

/** Files whose functions are called from elsewhere: edges, platform, texts, and the commands of every domain. */
const CALLED_BY_OTHERS =
	/^lib\/(?:adapters|i18n|platform)\/|^lib\/.+\/(?:commands|writes)\.ts$/;

const WRITES = new RegExp(`^lib/(${DOMAINS.join("|")})/(.+/)?writes\\.ts$`);

type Callable =
	| ts.FunctionDeclaration
	| ts.ArrowFunction
	| ts.FunctionExpression;

function isExported(statement: ts.Statement): boolean {
	return (
		ts.canHaveModifiers(statement) &&
		(ts.getModifiers(statement) ?? []).some(
			({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
		)
	);
}

function functionsOf(statement: ts.Statement): Callable[] {
	if (ts.isFunctionDeclaration(statement)) return [statement];
	if (!ts.isVariableStatement(statement)) return [];
	return statement.declarationList.declarations.flatMap(({ initializer }) =>
		initializer !== undefined &&
		(ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
			? [initializer]
			: [],
	);
}

function takesTransactionFirst({ parameters }: Callable): boolean {
	const [first] = parameters;
	return (
		first !== undefined &&
		ts.isIdentifier(first.name) &&
		first.name.text === "tx"
	);
}

/** Holds that what a domain's writes.ts exports is part of a transaction that its caller opened. */
export function checkWrites(file: CheckedFile): Violation[] {
	if (!WRITES.test(file.path)) return [];
	const tree = file.tree();
	return tree.statements
		.filter(isExported)
		.flatMap(functionsOf)
		.filter((callable) => !takesTransactionFirst(callable))
		.map((callable) => ({
			file: file.path,
			line: lineOf(tree, callable),
			rule: "writes",
			sentence:
				"a function of writes.ts takes the caller's transaction `tx` first: what opens its own is a command",
		}));
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
