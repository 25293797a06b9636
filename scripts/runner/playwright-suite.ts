import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { judged, type SuiteOutcome } from "./outcome.ts";
import { run } from "./processes.ts";
import { type Again, ranWithReport } from "./report.ts";
import { runTwice } from "./run-twice.ts";

/** Only for what hangs. */
const LIMIT_SECONDS = 7_200;
const CLI = join("node_modules", "playwright", "cli.js");
const REPORTER = join(import.meta.dirname, "playwright-reporter.ts");

/** The projects of playwright.config.ts that make a suite, run one after the other. */
const PROJECTS = {
	api: ["api-alone", "api"],
	parcours: ["parcours"],
} as const;

type Suite = keyof typeof PROJECTS;

/** The tests to run: those chosen, or those of a list that run again, alone. */
function chosen(
	filters: readonly string[],
	again: readonly Again[],
	reportPath: string,
): string[] {
	if (again.length === 0) return ["--pass-with-no-tests", ...filters];
	const list = `${reportPath}.list`;
	const lines = again.map(({ file, name }) => [file, name ?? []].flat());
	writeFileSync(list, lines.map((line) => line.join(" › ")).join("\n"));
	return ["--workers=1", `--test-list=${list}`];
}

/** Runs one project of playwright.config.ts; it may have no test that the filters choose. */
function runProject(
	project: string,
	filters: readonly string[],
	browser: string | undefined,
	limitSeconds: number,
): Promise<SuiteOutcome> {
	return runTwice(project, (again) =>
		ranWithReport((path) =>
			run(
				process.execPath,
				[
					...[CLI, "test", `--project=${project}`, "--retries=0"],
					`--reporter=list,${REPORTER}`,
					// Each run empties its folder, and the traces of another are to stay.
					`--output=${join("test-results", again.length === 0 ? project : `${project}-again`)}`,
					...chosen(filters, again, path),
				],
				{
					limitSeconds,
					environment: {
						REPORT_FILE: path,
						...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
					},
				},
			),
		),
	);
}

/** Runs the tests of a folder of e2e, for at most `limitSeconds`. */
export async function playwrightSuite(
	suite: Suite,
	filters: readonly string[],
	browser?: string,
	limitSeconds = LIMIT_SECONDS,
): Promise<SuiteOutcome> {
	const parts: SuiteOutcome[] = [];
	const spent = () => parts.reduce((sum, { seconds }) => sum + seconds, 0);
	for (const project of PROJECTS[suite])
		parts.push(
			await runProject(project, filters, browser, limitSeconds - spent()),
		);
	return judged({
		name: suite,
		passed: parts.reduce((sum, { passed }) => sum + passed, 0),
		failures: parts.flatMap(({ failures }) => failures),
		skips: parts.flatMap(({ skips }) => skips),
		unstable: parts.flatMap(({ unstable = [] }) => unstable),
		seconds: spent(),
	});
}
