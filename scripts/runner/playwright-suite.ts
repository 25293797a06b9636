import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SuiteOutcome } from "./outcome.ts";
import { run } from "./processes.ts";
import { type Again, type Ran, ranWithReport, runTwice } from "./report.ts";

/** Only for what hangs. */
const LIMIT_SECONDS = 7_200;
const CLI = join("node_modules", "playwright", "cli.js");
const REPORTER = join(import.meta.dirname, "playwright-reporter.ts");

export type Suite = "api" | "parcours" | "epreuves";

/** Where the second process begins, by name: both take as long. */
const SECOND_HALF: Readonly<Partial<Record<Suite, string>>> = {
	api: "im",
	parcours: "listes",
};

/** The files of a suite in two fixed parts, or in one; a part without a file would run all. */
function partsOf(suite: Suite): string[][] {
	const folder = join("e2e", suite);
	const files = readdirSync(folder)
		.filter((file) => file.endsWith(".spec.ts"))
		.sort();
	const from = SECOND_HALF[suite];
	const at = files.findIndex((file) => from !== undefined && file >= from);
	const paths = files.map((file) => join(folder, file));
	return at < 1 ? [paths] : [paths.slice(0, at), paths.slice(at)];
}

/** The tests of one process: those chosen, or those of a list that run again. */
function chosen(
	filters: readonly string[],
	again: readonly Again[],
	reportPath: string,
): string[] {
	if (again.length === 0) return ["--pass-with-no-tests", ...filters];
	const list = `${reportPath}.list`;
	const lines = again.map(({ file, name }) => [file, name ?? []].flat());
	writeFileSync(list, lines.map((line) => line.join(" › ")).join("\n"));
	// With what the page looked like at each act.
	return [`--test-list=${list}`, "--trace=retain-on-failure"];
}

/** Several processes at once as one: how the worst ended, and what all reported. */
function together(parts: readonly Ran[]): Ran {
	const reports = parts.flatMap(({ report }) => report ?? []);
	const [worst] = parts
		.map(({ ended }) => ended)
		.toSorted(
			(one, other) => Number(one.code === 0) - Number(other.code === 0),
		);
	if (worst === undefined) throw new Error("no process");
	return {
		ended: {
			...worst,
			seconds: Math.max(...parts.map(({ ended }) => ended.seconds)),
			timedOut: parts.some(({ ended }) => ended.timedOut),
		},
		report:
			reports.length < parts.length
				? undefined
				: {
						tests: reports.flatMap(({ tests }) => tests),
						errors: reports.flatMap(({ errors }) => errors),
					},
	};
}

/**
 * Runs the tests of a folder of e2e, for at most `limitSeconds`. A whole suite is two
 * processes with fixed halves of its files: each runs them one by one, in one order.
 */
export function playwrightSuite(
	suite: Suite,
	filters: readonly string[],
	browser?: string,
	limitSeconds = LIMIT_SECONDS,
): Promise<SuiteOutcome> {
	// The run of a fresh clone is often its only one.
	const isFirstBuild = !existsSync(join(".next", "BUILD_ID"));
	const oneProcess = (
		again: readonly Again[],
		files: readonly string[],
		part?: number,
	) =>
		ranWithReport((path) =>
			run(
				process.execPath,
				[
					...[CLI, "test", `--project=${suite}`, "--retries=0"],
					`--reporter=list,${REPORTER}`,
					// Each run empties its folder, and the traces of another are to stay.
					`--output=${join("test-results", [suite, part ?? [], again.length === 0 ? [] : "again"].flat().join("-"))}`,
					...chosen(files, again, path),
				],
				{
					limitSeconds,
					environment: {
						REPORT_FILE: path,
						// Node reads these files itself, and keeps them compiled for the next process.
						PW_DISABLE_TS_ESM: "1",
						BUILT_ONCE: isFirstBuild ? "1" : "",
						...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
					},
				},
			),
		);
	return runTwice(suite, async (again) =>
		again.length > 0 || filters.length > 0
			? oneProcess(again, filters)
			: together(
					await Promise.all(
						partsOf(suite).map((files, at) => oneProcess([], files, at + 1)),
					),
				),
	);
}
