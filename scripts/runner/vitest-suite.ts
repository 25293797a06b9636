import { join } from "node:path";
import type { SuiteOutcome } from "./outcome.ts";
import { run } from "./processes.ts";
import { type Again, ranWithReport, runTwice } from "./report.ts";

/** Only for what hangs. */
const LIMIT_SECONDS = 7_200;
const CLI = join("node_modules", "vitest", "vitest.mjs");
const REPORTER = join(import.meta.dirname, "vitest-reporter.ts");

/** What runs again: whole files, or tests of long ones by their names. */
function chosen(again: readonly Again[]): string[] {
	const isWhole = again.some(({ name }) => name === undefined);
	const names = again.map(({ name = "" }) => name.replace(/[^\w\s]/g, "\\$&"));
	return [
		"--maxWorkers=1",
		...(isWhole ? [] : [`--testNamePattern=^(?:${names.join("|")})$`]),
		...again.map(({ file }) => file),
	];
}

/** Runs the tests beside the code, for at most `limitSeconds`. */
export function unitSuite(
	filters: readonly string[],
	limitSeconds = LIMIT_SECONDS,
): Promise<SuiteOutcome> {
	const asked = filters.map((one) => one.replace(/^--only-/, "--"));
	return runTwice("unit", (again) =>
		ranWithReport((path) =>
			run(
				process.execPath,
				[
					...[CLI, filters.includes("--watch") ? "watch" : "run"],
					...["--passWithNoTests", "--reporter=default"],
					`--reporter=${REPORTER}`,
					...(again.length === 0 ? asked : chosen(again)),
				],
				{ limitSeconds, environment: { REPORT_FILE: path } },
			),
		),
	);
}
