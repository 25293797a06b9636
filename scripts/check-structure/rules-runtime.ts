import ts from "typescript";
import { type CheckedFile, eachNode, lineOf, type Violation } from "./model.ts";
import { CLOCK_FOLDERS, ENVIRONMENT_PLACES } from "./vocabulary.ts";

const CHANCE = new Set([
	"getRandomValues",
	"randomBytes",
	"randomFill",
	"randomFillSync",
	"randomInt",
	"randomUUID",
]);

/** A configuration file of the top level: `x.config.ts`, `.x.mjs`. */
function isConfiguration(path: string): boolean {
	return !path.includes("/") && /(\.config\.\w+|^\..+\.[cm]?js)$/.test(path);
}

function isMember(node: ts.Node, object: string, member: string): boolean {
	if (ts.isPropertyAccessExpression(node)) {
		return (
			node.name.text === member &&
			ts.isIdentifier(node.expression) &&
			node.expression.text === object
		);
	}
	return (
		ts.isElementAccessExpression(node) &&
		ts.isIdentifier(node.expression) &&
		node.expression.text === object &&
		ts.isStringLiteralLike(node.argumentExpression) &&
		node.argumentExpression.text === member
	);
}

/** `const { env } = process` and `import { env } from "node:process"` also read it. */
function takesEnv(node: ts.Node): boolean {
	if (ts.isImportDeclaration(node)) {
		return (
			ts.isStringLiteral(node.moduleSpecifier) &&
			/^(node:)?process$/.test(node.moduleSpecifier.text)
		);
	}
	return (
		ts.isVariableDeclaration(node) &&
		ts.isObjectBindingPattern(node.name) &&
		node.initializer !== undefined &&
		ts.isIdentifier(node.initializer) &&
		node.initializer.text === "process"
	);
}

/** Checks that only one module reads the environment. */
export function checkEnvironment(file: CheckedFile): Violation[] {
	if (!file.isCode || !file.text.includes("process")) return [];
	if (ENVIRONMENT_PLACES.some((place) => file.path.startsWith(place)))
		return [];
	if (isConfiguration(file.path)) return [];
	const tree = file.tree();
	const found: Violation[] = [];
	eachNode(tree, (node) => {
		if (!isMember(node, "process", "env") && !takesEnv(node)) return;
		found.push({
			file: file.path,
			line: lineOf(tree, node),
			rule: "environment",
			sentence:
				"the environment is read in lib/platform/config/env.ts only: take the setting from there",
		});
	});
	return found;
}

function readsClock(node: ts.Node): boolean {
	if (isMember(node, "Date", "now")) return true;
	if (ts.isNewExpression(node)) {
		return (
			ts.isIdentifier(node.expression) &&
			node.expression.text === "Date" &&
			(node.arguments === undefined || node.arguments.length === 0)
		);
	}
	return (
		ts.isCallExpression(node) &&
		ts.isIdentifier(node.expression) &&
		node.expression.text === "Date"
	);
}

function drawsLots(node: ts.Node): boolean {
	if (isMember(node, "Math", "random")) return true;
	// An import counts as well as a call: renamed, it would hide the call.
	if (ts.isImportSpecifier(node)) {
		return CHANCE.has((node.propertyName ?? node.name).text);
	}
	return ts.isPropertyAccessExpression(node) && CHANCE.has(node.name.text);
}

/** Checks that time and randomness come from lib/platform, so that a test can set both. */
export function checkClock(file: CheckedFile): Violation[] {
	if (!file.isCode || file.isTest) return [];
	if (CLOCK_FOLDERS.some((folder) => file.path.startsWith(folder))) return [];
	if (!/Date|[rR]andom/.test(file.text)) return [];
	const tree = file.tree();
	const found: Violation[] = [];
	eachNode(tree, (node) => {
		const what = readsClock(node)
			? "the time of day"
			: drawsLots(node)
				? "chance"
				: undefined;
		if (what === undefined) return;
		found.push({
			file: file.path,
			line: lineOf(tree, node),
			rule: "clock",
			sentence: `${what} comes from lib/platform, where a test can set it`,
		});
	});
	return found;
}
