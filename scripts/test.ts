import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./runner/browser.ts";
import { checksSuite } from "./runner/checks.ts";
import { broken, type SuiteOutcome } from "./runner/outcome.ts";
import { playwrightSuite } from "./runner/playwright-suite.ts";
import { stopAll } from "./runner/processes.ts";
import { summary } from "./runner/summary.ts";
import { unitSuite } from "./runner/vitest-suite.ts";

const SUITES = ["check", "unit", "api", "parcours"] as const;
type Suite = (typeof SUITES)[number];

function isSuite(text: string): text is Suite {
	return SUITES.some((suite) => suite === text);
}

async function parcours(filters: readonly string[]): Promise<SuiteOutcome> {
	const browser = await findBrowser();
	return "path" in browser
		? playwrightSuite("parcours", filters, browser.path)
		: broken("parcours", browser.advice, 0);
}

function runSuite(
	suite: Suite,
	filters: readonly string[],
): Promise<SuiteOutcome> {
	if (suite === "check") return checksSuite();
	if (suite === "unit") return unitSuite(filters);
	if (suite === "api") return playwrightSuite("api", filters);
	return parcours(filters);
}

/** The checks and the tests beside the code always exist; a folder of e2e may be missing. */
function isThere(suite: Suite): boolean {
	return (
		suite === "check" || suite === "unit" || existsSync(join("e2e", suite))
	);
}

const outcomes: SuiteOutcome[] = [];
let current: Suite | undefined;
let isInterrupted = false;

function finish(code?: number): never {
	const { lines, exitCode } = summary(outcomes);
	console.log(lines.join("\n"));
	process.exit(code ?? exitCode);
}

for (const [signal, code] of [
	["SIGINT", 130],
	["SIGTERM", 143],
	["SIGHUP", 129],
] as const) {
	process.once(signal, async () => {
		isInterrupted = true;
		if (current !== undefined) {
			outcomes.push(broken(current, `interrupted by ${signal}`, 0));
		}
		await stopAll();
		finish(code);
	});
}

// usage, at the top of the checkout: node scripts/test.ts [check|unit|api|parcours [filter…]]
const [asked, ...filters] = process.argv.slice(2);
if (asked !== undefined && !isSuite(asked)) {
	console.error(
		`unknown suite "${asked}": one of ${SUITES.join(", ")}, or none`,
	);
	finish(2);
}
for (const suite of asked === undefined ? SUITES : [asked]) {
	if (!isThere(suite)) {
		console.log(`\n${suite}: e2e/${suite} does not exist, nothing to run`);
		continue;
	}
	console.log(`\n${suite}`);
	current = suite;
	const outcome = await runSuite(suite, filters).catch((error: unknown) =>
		broken(suite, error instanceof Error ? error.message : String(error), 0),
	);
	// The signal's handler ends the run, and has already counted this suite.
	if (isInterrupted) await new Promise<never>(() => {});
	current = undefined;
	outcomes.push(outcome);
}
finish();
