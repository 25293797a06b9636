import ts from "typescript";
import { type CheckedFile, eachNode, lineOf, type Violation } from "./model.ts";
import { CLOCK_FOLDERS } from "./vocabulary.ts";

const CHANCE = new Set([
	"getRandomValues",
	"randomBytes",
	"randomFill",
	"randomFillSync",
	"randomInt",
	"randomUUID",
]);

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
