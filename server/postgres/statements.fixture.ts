/**
 * Reads the SQL of the sources without running them: each statement written as
 * sql`SELECT …`, with the fragments that it is composed of as far as they can be told
 * from the code. What can't be told stands as a parameter. What its caller reads a row as
 * is told by the compiler.
 */
import { dirname, join, relative } from "node:path";
import ts from "typescript";

export type Statement = {
	/** The file and line that it stands in. */
	readonly place: string;
	/** Its texts, one for each way to compose it. */
	readonly texts: readonly string[];
	/** What its caller reads of a row, by name; null when that is not told where it is written. */
	readonly row: ReadonlyMap<string, readonly Kind[]> | null;
};

/** The kinds of values of a column, as JavaScript tells them. */
export type Kind =
	| "number"
	| "string"
	| "boolean"
	| "bigint"
	| "array"
	| "date"
	| "object";

/** An expression, with what the parameters of the functions around it stand for. */
type Known = { readonly node: ts.Node; readonly bound: Bound };
type Bound = ReadonlyMap<ts.Node, Known>;

const PARAMETER = "\u0001";
/** Ways to compose one statement that are looked at. */
const WAYS_MAX = 12;
const DEPTH_MAX = 40;
const VERB = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|MERGE)\b/;

/**
 * The parts joined: the first way of each, then the second of each, and so on, as what
 * depends on the nature of an entry is written in the same order everywhere.
 */
function composed(parts: readonly string[][], separator = ""): string[] {
	const ways = Math.max(1, ...parts.map(({ length }) => length));
	return Array.from({ length: ways }, (_, way) =>
		parts.map((part) => part[way % part.length]).join(separator),
	);
}

function numbered(text: string): string {
	let count = 0;
	return text.replaceAll(PARAMETER, () => {
		count += 1;
		return `$${count}`;
	});
}

function isSqlTag(tag: ts.Expression): boolean {
	return /^(?:Prisma\.)?sql$/.test(tag.getText());
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
	return (
		ts.isFunctionDeclaration(node) ||
		ts.isArrowFunction(node) ||
		ts.isFunctionExpression(node) ||
		ts.isMethodDeclaration(node)
	);
}

/** What a function returns, but for functions inside it. */
function returned({ body }: ts.FunctionLikeDeclaration): ts.Node[] {
	if (!body) return [];
	if (!ts.isBlock(body)) return [body];
	const found: ts.Node[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isReturnStatement(node) && node.expression)
			found.push(node.expression);
		if (!isFunction(node)) ts.forEachChild(node, visit);
	};
	visit(body);
	return found;
}

const KINDS: readonly (readonly [ts.TypeFlags, Kind])[] = [
	[ts.TypeFlags.NumberLike, "number"],
	[ts.TypeFlags.StringLike, "string"],
	[ts.TypeFlags.BooleanLike, "boolean"],
	[ts.TypeFlags.BigIntLike, "bigint"],
];
const READS_ROWS = /(?:^|\.)(?:rows|\$queryRaw)$/;
/** What `countOf` reads. */
const COUNTED: Statement["row"] = new Map([["nombre", ["number"]]]);
const EMPTY = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

/** What the caller of `rows`, `$queryRaw` and their like reads of a row. */
function rowReader(checker: ts.TypeChecker) {
	function kindOf(type: ts.Type): Kind | null {
		for (const [flag, kind] of KINDS) if (type.flags & flag) return kind;
		if (!(type.flags & ts.TypeFlags.Object)) return null;
		if (checker.isArrayType(type) || checker.isTupleType(type)) return "array";
		return type.symbol.name === "Date" ? "date" : "object";
	}

	/** Empty when it may be anything. */
	function kindsOf(type: ts.Type): Kind[] {
		const parts = type.isUnion() ? type.types : [type];
		const kinds = parts
			.filter(({ flags }) => !(flags & EMPTY))
			.map((part) => kindOf(part));
		return kinds.some((kind) => kind === null)
			? []
			: [...new Set(kinds.filter((kind) => kind !== null))];
	}

	return function rowOf({ parent }: ts.Node): Statement["row"] {
		if (!ts.isCallExpression(parent)) return null;
		const reader = parent.expression.getText();
		if (reader === "countOf") return COUNTED;
		if (!READS_ROWS.test(reader)) return null;
		const answer = checker.getAwaitedType(checker.getTypeAtLocation(parent));
		const row =
			answer && checker.getIndexTypeOfType(answer, ts.IndexKind.Number);
		if (!row || !(row.flags & ts.TypeFlags.StructuredType)) return null;
		const read = checker
			.getPropertiesOfType(row)
			.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
		return new Map(
			read.map((one) => [
				one.name,
				kindsOf(checker.getTypeOfSymbolAtLocation(one, parent)),
			]),
		);
	};
}

/** Reads the statements of these files of a repository under `root`. */
export function readStatements(
	root: string,
	paths: readonly string[],
): Statement[] {
	const { config } = ts.readConfigFile(
		join(root, "tsconfig.json"),
		ts.sys.readFile,
	);
	const { options } = ts.convertCompilerOptionsFromJson(
		{ ...config.compilerOptions, incremental: false },
		root,
	);
	const program = ts.createProgram(
		paths.map((path) => join(root, path)),
		options,
	);
	const rowOf = rowReader(program.getTypeChecker());
	/** Templates that are part of another one. */
	const fragments = new Set<ts.Node>();

	function treeOf(path: string): ts.SourceFile | undefined {
		return program.getSourceFile(join(root, path));
	}

	function imported(
		{ fileName }: ts.SourceFile,
		declaration: ts.ImportDeclaration,
		name: string,
	): ts.Node | undefined {
		const of = declaration.moduleSpecifier.getText().slice(1, -1);
		if (!of.startsWith("#") && !of.startsWith(".")) return undefined;
		const tree = treeOf(
			of.startsWith("#")
				? `${of.slice(1)}.ts`
				: relative(root, join(dirname(fileName), of)),
		);
		return tree ? declared(tree, name) : undefined;
	}

	/** What a name stands for among the statements or parameters of `scope` itself. */
	function declared(scope: ts.Node, name: string): ts.Node | undefined {
		let found: ts.Node | undefined;
		const inName = (binding: ts.BindingName, of: ts.Node) => {
			if (ts.isIdentifier(binding)) {
				if (binding.text === name) found ??= of;
				return;
			}
			for (const element of binding.elements)
				if (ts.isBindingElement(element)) inName(element.name, element);
		};
		const seen = (node: ts.Node): void => {
			if (ts.isVariableStatement(node) || ts.isVariableDeclarationList(node))
				ts.forEachChild(node, seen);
			else if (ts.isVariableDeclaration(node)) inName(node.name, node);
			else if (ts.isParameter(node)) inName(node.name, node);
			else if (ts.isFunctionDeclaration(node) && node.name?.text === name)
				found ??= node;
			else if (ts.isImportDeclaration(node)) {
				const named = node.importClause?.namedBindings;
				if (!named || !ts.isNamedImports(named)) return;
				for (const one of named.elements)
					if (one.name.text === name)
						found ??= imported(
							node.getSourceFile(),
							node,
							(one.propertyName ?? one.name).text,
						);
			}
		};
		ts.forEachChild(scope, seen);
		return found;
	}

	/** What an expression stands for, through names, members and parentheses. */
	function meant({ node, bound }: Known, depth: number): Known[] {
		if (depth > DEPTH_MAX) return [];
		const again = (next: ts.Node, within = bound) =>
			meant({ node: next, bound: within }, depth + 1);
		if (
			ts.isParenthesizedExpression(node) ||
			ts.isAsExpression(node) ||
			ts.isSatisfiesExpression(node)
		)
			return again(node.expression);
		if (ts.isConditionalExpression(node))
			return [...again(node.whenTrue), ...again(node.whenFalse)];
		if (
			ts.isBinaryExpression(node) &&
			/^(?:\?\?|\|\||&&)$/.test(node.operatorToken.getText())
		)
			return [...again(node.left), ...again(node.right)];
		if (ts.isIdentifier(node)) {
			for (let scope = node.parent; scope; scope = scope.parent) {
				const of = declared(scope, node.text);
				if (!of) continue;
				const value = bound.get(of);
				if (value) return meant(value, depth + 1);
				if (ts.isVariableDeclaration(of) && of.initializer)
					return again(of.initializer);
				return isFunction(of) ? [{ node: of, bound }] : [];
			}
			return [];
		}
		if (ts.isPropertyAccessExpression(node))
			return membersOf(again(node.expression), node.name.text, depth);
		if (ts.isElementAccessExpression(node)) {
			const { argumentExpression: key } = node;
			const name = ts.isStringLiteral(key) ? key.text : null;
			return membersOf(again(node.expression), name, depth);
		}
		if (ts.isCallExpression(node)) return called(node, bound, depth);
		return [{ node, bound }];
	}

	/** The member of objects by its name; every one of them when the name is not told. */
	function membersOf(
		objects: readonly Known[],
		name: string | null,
		depth: number,
	): Known[] {
		return objects.flatMap(({ node, bound }) => {
			if (!ts.isObjectLiteralExpression(node)) return [];
			return node.properties.flatMap((property) => {
				const of = property.name?.getText().replaceAll(/^["']|["']$/g, "");
				if (name !== null && of !== name) return [];
				if (ts.isPropertyAssignment(property))
					return meant({ node: property.initializer, bound }, depth + 1);
				if (ts.isShorthandPropertyAssignment(property))
					return meant({ node: property.name, bound }, depth + 1);
				return ts.isMethodDeclaration(property)
					? [{ node: property, bound }]
					: [];
			});
		});
	}

	function called(
		node: ts.CallExpression,
		bound: Bound,
		depth: number,
	): Known[] {
		const target = node.expression.getText();
		if (/^(?:joinSql|Prisma\.(?:join|raw))$/.test(target))
			return [{ node, bound }];
		return meant({ node: node.expression, bound }, depth + 1).flatMap((of) => {
			if (!isFunction(of.node)) return [];
			const within = new Map([...bound, ...of.bound]);
			for (const [rank, parameter] of of.node.parameters.entries()) {
				const given = node.arguments[rank] ?? parameter.initializer;
				if (given) bind(parameter, { node: given, bound }, within, depth);
			}
			return returned(of.node).flatMap((one) =>
				meant({ node: one, bound: within }, depth + 1),
			);
		});
	}

	function bind(
		at: ts.ParameterDeclaration | ts.BindingElement,
		value: Known,
		within: Map<ts.Node, Known>,
		depth: number,
	): void {
		if (ts.isIdentifier(at.name)) {
			within.set(at, value);
			return;
		}
		for (const element of at.name.elements) {
			if (!ts.isBindingElement(element)) continue;
			const name = (element.propertyName ?? element.name).getText();
			const [member] = membersOf(meant(value, depth + 1), name, depth);
			const given =
				member ??
				(element.initializer && { node: element.initializer, bound: within });
			if (given) bind(element, given, within, depth);
		}
	}

	/** The ways in which an expression is written in SQL; a parameter when it is none. */
	function waysOf(expression: Known, depth: number): string[] {
		const ways = meant(expression, depth).flatMap(({ node, bound }) => {
			if (ts.isTaggedTemplateExpression(node) && isSqlTag(node.tag)) {
				fragments.add(node);
				return textsOf(node, bound, depth + 1);
			}
			if (!ts.isCallExpression(node)) return [];
			const [list, separator] = node.arguments;
			if (!list || !node.expression.getText().endsWith("oin")) return [];
			const between =
				separator && ts.isStringLiteralLike(separator) ? separator.text : ",";
			return meant({ node: list, bound }, depth + 1).flatMap((of) =>
				ts.isArrayLiteralExpression(of.node)
					? composed(
							of.node.elements.map((element) =>
								waysOf({ node: element, bound: of.bound }, depth + 1),
							),
							between,
						)
					: [],
			);
		});
		const distinct = [...new Set(ways)].slice(0, WAYS_MAX);
		return distinct.length > 0 ? distinct : [PARAMETER];
	}

	function textsOf(
		{ template }: ts.TaggedTemplateExpression,
		bound: Bound,
		depth: number,
	): string[] {
		if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
		return composed([
			[template.head.text],
			...template.templateSpans.flatMap(({ expression, literal }) => [
				waysOf({ node: expression, bound }, depth),
				[literal.text],
			]),
		]);
	}

	const found: { node: ts.Node; statement: Statement }[] = [];
	for (const path of paths) {
		const tree = treeOf(path);
		const visit = (node: ts.Node): void => {
			if (ts.isTaggedTemplateExpression(node) && isSqlTag(node.tag)) {
				const texts = textsOf(node, new Map(), 0).filter((text) =>
					VERB.test(text),
				);
				const { line } =
					tree?.getLineAndCharacterOfPosition(node.getStart()) ?? {};
				if (texts.length > 0)
					found.push({
						node,
						statement: {
							place: `${path}:${(line ?? 0) + 1}`,
							texts: texts.map(numbered),
							row: rowOf(node),
						},
					});
			}
			ts.forEachChild(node, visit);
		};
		if (tree) visit(tree);
	}
	// A template that is part of another is read there.
	return found
		.filter(({ node }) => !fragments.has(node))
		.map(({ statement }) => statement);
}
