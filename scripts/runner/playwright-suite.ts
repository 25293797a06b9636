import { join } from "node:path";
import { broken, judged, type SuiteOutcome } from "./outcome.ts";
import { readPlaywrightReport } from "./playwright-report.ts";
import { run } from "./processes.ts";
import { withoutReport, withReport } from "./vitest-suite.ts";

const LIMIT_SECONDS = 2_400;
const CLI = join("node_modules", "playwright", "cli.js");

/** Runs one project of playwright.config.ts, by its name. */
export async function playwrightSuite(
	project: "api" | "parcours",
	filters: readonly string[],
	browser?: string,
	limitSeconds = LIMIT_SECONDS,
): Promise<SuiteOutcome> {
	const { ended, text } = await withReport((path) =>
		run(
			process.execPath,
			[CLI, "test", `--project=${project}`, "--reporter=list,json", ...filters],
			{
				limitSeconds,
				environment: {
					PLAYWRIGHT_JSON_OUTPUT_FILE: path,
					...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
				},
			},
		),
	);
	if (text === undefined) {
		return broken(project, withoutReport(ended, limitSeconds), ended.seconds);
	}
	return judged(
		{
			name: project,
			...readPlaywrightReport(text),
			seconds: ended.seconds,
		},
		ended.code === 0,
	);
}
