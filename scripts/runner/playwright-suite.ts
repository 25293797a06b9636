import { join } from "node:path";
import { broken, judged, type SuiteOutcome } from "./outcome.ts";
import { readPlaywrightReport } from "./playwright-report.ts";
import { run } from "./processes.ts";
import { withoutReport, withReport } from "./vitest-suite.ts";

const LIMIT_SECONDS = 2_400;
const CLI = join("node_modules", "playwright", "cli.js");

/** The projects of playwright.config.ts that make a suite, run one after the other. */
const PROJECTS = {
	api: ["api-alone", "api"],
	parcours: ["parcours"],
} as const;

type Suite = keyof typeof PROJECTS;

/** Runs one project of playwright.config.ts; it may have no test that the filters choose. */
async function runProject(
	project: string,
	filters: readonly string[],
	browser: string | undefined,
	limitSeconds: number,
): Promise<SuiteOutcome & { endedWell: boolean }> {
	const { ended, text } = await withReport((path) =>
		run(
			process.execPath,
			[
				...[CLI, "test", `--project=${project}`, "--reporter=list,json"],
				...["--pass-with-no-tests", ...filters],
			],
			{
				limitSeconds,
				environment: {
					PLAYWRIGHT_JSON_OUTPUT_FILE: path,
					...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
				},
			},
		),
	);
	const { seconds } = ended;
	if (text === undefined) {
		const outcome = broken(
			project,
			withoutReport(ended, limitSeconds),
			seconds,
		);
		return { ...outcome, endedWell: false };
	}
	return {
		name: project,
		...readPlaywrightReport(text),
		seconds,
		endedWell: ended.code === 0,
	};
}

/** Runs the tests of a folder of e2e, for at most `limitSeconds`. */
export async function playwrightSuite(
	suite: Suite,
	filters: readonly string[],
	browser?: string,
	limitSeconds = LIMIT_SECONDS,
): Promise<SuiteOutcome> {
	const parts: (SuiteOutcome & { endedWell: boolean })[] = [];
	const spent = () => parts.reduce((sum, { seconds }) => sum + seconds, 0);
	for (const project of PROJECTS[suite])
		parts.push(
			await runProject(project, filters, browser, limitSeconds - spent()),
		);
	return judged(
		{
			name: suite,
			passed: parts.reduce((sum, { passed }) => sum + passed, 0),
			failures: parts.flatMap(({ failures }) => failures),
			skips: parts.flatMap(({ skips }) => skips),
			seconds: spent(),
		},
		parts.every(({ endedWell }) => endedWell),
	);
}
