/**
 * Changes one thing at a time in a copy of this checkout, and asks whether the types
 * or the tests that reach the changed file notice: what they don't notice, nothing holds.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { monotonicMs } from "#lib/platform/runtime/clock";
import { TYPES } from "#scripts/runner/checks";
import type { SuiteOutcome } from "#scripts/runner/outcome";
import { run } from "#scripts/runner/processes";
import holdTestServer from "#server/postgres/test-database";
import { copyOfCheckout } from "../mesures/copy.ts";
import { hasard } from "./courriels/provider.ts";
import { type Change, sqlChanges, whereChanges } from "./sql-mutations.ts";

/** Only for what hangs, which counts as noticed. */
const LIMIT_SECONDS = 900;

/** The share of the mutations that must be noticed: over all, and where people are protected. */
const FLOOR = 0.85;
const HIGH_FLOOR = 0.95;
const HIGH = /^(?:rules|queries|commands|limits|access|mail)$/;

type Mutation = Change & { readonly file: string; readonly line: number };

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
	"===": "!==",
	"!==": "===",
	"<": "<=",
	"<=": "<",
	">": ">=",
	">=": ">",
	"&&": "||",
	"||": "&&",
	"??": "&&",
	"+": "-",
	"-": "+",
};

/** What stands in place of a node, if it is one that is changed. */
function replacement(node: ts.Node, source: ts.SourceFile): string | undefined {
	if (ts.isBinaryExpression(node)) {
		const { left, operatorToken, right } = node;
		const other = OTHER_OPERATOR[operatorToken.getText(source)];
		return other && `${left.getText(source)} ${other} ${right.getText(source)}`;
	}
	if (node.kind === ts.SyntaxKind.TrueKeyword) return "false";
	if (node.kind === ts.SyntaxKind.FalseKeyword) return "true";
	if (ts.isNumericLiteral(node)) return `(${node.getText(source)} + 1)`;
	if (ts.isPrefixUnaryExpression(node) && node.getText(source).startsWith("!"))
		return node.operand.getText(source);
	if (ts.isExpressionStatement(node)) {
		const { expression } = node;
		const done = ts.isAwaitExpression(expression)
			? expression.expression
			: expression;
		return ts.isCallExpression(done) ? ";" : undefined;
	}
	if (ts.isIfStatement(node) && !node.elseStatement) {
		const { thenStatement: then } = node;
		const last = ts.isBlock(then) ? then.statements.at(-1) : then;
		// A guard.
		if (last && (ts.isReturnStatement(last) || ts.isThrowStatement(last)))
			return ";";
	}
	return undefined;
}

function mutationsOf(file: string): Mutation[] {
	const text = readFileSync(file, "utf8");
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found: Mutation[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
		const other = replacement(node, source);
		const changes = [
			...sqlChanges(node, source),
			...whereChanges(node, source),
		];
		if (other !== undefined)
			changes.push({
				start: node.getStart(source),
				end: node.end,
				text: other,
			});
		for (const change of changes) {
			const { line } = source.getLineAndCharacterOfPosition(change.start);
			found.push({ file, line: line + 1, ...change });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** Of a domain, the kind of file (`rules`, `queries`…); elsewhere the folder. */
function areaOf(file: string): string {
	const [top = "", domain = "", part = ""] = file.split("/");
	if (top !== "lib") return top;
	if (domain === "platform") return part;
	return domain === "adapters" ? domain : basename(file).replace(/\..*/, "");
}

/** As many mutations as asked for, of files drawn at random: a long one counts no more than a short one. */
function choose(seed: number, count: number, within: string): Mutation[] {
	const folders = ["lib", "server", "components", "browser"];
	const files = execFileSync("git", ["ls-files", ...folders], {
		encoding: "utf8",
	})
		.trim()
		.split("\n")
		.filter((file) => /\.tsx?$/.test(file) && file.includes(within))
		.filter(
			(file) => !/\.(?:test|fixture|d)\.|\/test-|\/messages\//.test(file),
		);
	const next = hasard(seed);
	const chosen: Mutation[] = [];
	while (chosen.length < count && files.length > 0) {
		const [file = ""] = files.splice(Math.floor(next() * files.length), 1);
		const possible = mutationsOf(file);
		const one = possible[Math.floor(next() * possible.length)];
		if (one) chosen.push(one);
	}
	return chosen;
}

async function passes(copy: string, program: readonly string[]) {
	const { code } = await run(process.execPath, program, {
		...{ quiet: true, limitSeconds: LIMIT_SECONDS, directory: copy },
		// What `npm test` runs is judged, not the ordeals.
		environment: { EPREUVES_RELEVES: "", EPREUVES_GRAINE: "" },
	});
	return code === 0;
}

async function isNoticed(copy: string, mutation: Mutation): Promise<boolean> {
	const { end, file, start, text } = mutation;
	const path = join(copy, file);
	const before = readFileSync(path, "utf8");
	writeFileSync(path, before.slice(0, start) + text + before.slice(end));
	const tests = (...which: string[]) =>
		passes(copy, [
			join(copy, "node_modules/vitest/vitest.mjs"),
			...[...which, "--run", "--bail=1", "--reporter=dot"],
			...["--passWithNoTests", "--root", copy],
		]);
	try {
		// Most are noticed beside the file; what reaches it from elsewhere takes minutes.
		if (!(await tests(`${dirname(file)}/`))) return true;
		for (const program of TYPES)
			if (!(await passes(copy, program))) return true;
		return !(await tests("related", file));
	} finally {
		writeFileSync(path, before);
	}
}

/** Runs so many mutations, prints each and the share that was noticed in each area; fails below the floors. */
export async function mutationsSuite(
	seed: number,
	count: number,
	within: string,
): Promise<SuiteOutcome> {
	const start = monotonicMs();
	const release = await holdTestServer();
	const copy = copyOfCheckout();
	const results: { area: string; noticed: boolean }[] = [];
	try {
		for (const program of TYPES)
			if (!(await passes(copy, program)))
				throw new Error(`Fails without a mutation: ${program.join(" ")}`);
		for (const mutation of choose(seed, count, within)) {
			const noticed = await isNoticed(copy, mutation);
			results.push({ area: areaOf(mutation.file), noticed });
			const said = mutation.text.replace(/\s+/g, " ").slice(0, 100);
			console.log(
				`${noticed ? "noticed " : "SURVIVED"} ${mutation.file}:${mutation.line}  ${said}`,
			);
		}
	} finally {
		rmSync(copy, { recursive: true, force: true });
		await release();
	}
	const share = (some: typeof results) =>
		some.filter(({ noticed }) => noticed).length / Math.max(1, some.length);
	const areas = Map.groupBy(results, ({ area }) => area);
	const failures = [...areas, ["all", results] as const].flatMap(
		([area, some]) => {
			const said = `${Math.round(share(some) * 100)} % of ${some.length} noticed`;
			console.log(`${area.padEnd(12)} ${said}`);
			const floor = area === "all" ? FLOOR : HIGH.test(area) ? HIGH_FLOOR : 0;
			return share(some) < floor ? [{ title: area, message: said }] : [];
		},
	);
	return {
		name: "mutations",
		passed: areas.size + 1 - failures.length,
		failures,
		skips: [],
		seconds: (monotonicMs() - start) / 1000,
	};
}
