import { childEnvironment } from "#lib/platform/config/env";
import { messageOf } from "#lib/platform/config/operator-error";
import { findBrowser } from "./runner/browser.ts";
import { checksSuite } from "./runner/checks.ts";
import { broken, judged, type SuiteOutcome } from "./runner/outcome.ts";
import { playwrightSuite } from "./runner/playwright-suite.ts";
import { stopAll } from "./runner/processes.ts";
import { recordRun, recordTests } from "./runner/runs.ts";
import { summary } from "./runner/summary.ts";
import { ownTemporaryFolder } from "./runner/temporary-folder.ts";
import { unitSuite } from "./runner/vitest-suite.ts";

const SUITES = ["check", "unit", "api", "parcours"] as const;
type Suite = (typeof SUITES)[number];

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

// usage, at the top of the checkout: node scripts/test.ts [check|unit|api|parcours [filter…]],
// or touche [commit]: the tests that reach what has changed since
const [asked, ...given] = process.argv.slice(2);
const isTouched = asked === "touche";
const filters = isTouched ? [`--only-changed=${given[0] ?? "HEAD"}`] : given;

// Tests under root make programs and folders that another account must reach.
process.umask(0o022);

const outcomes: SuiteOutcome[] = [];
let current: Suite | undefined;
let isInterrupted = false;
const removeTemporaryFolder = ownTemporaryFolder();

async function finish(code?: number): Promise<never> {
	await removeTemporaryFolder();
	const { EPREUVES_GRAINE: seed = "1" } = childEnvironment();
	const { lines, exitCode } = summary(
		isTouched ? outcomes : outcomes.map(judged),
		seed,
	);
	console.log(lines.join("\n"));
	process.exit(code ?? exitCode);
}

for (const [signal, code] of [
	["SIGINT", 130],
	["SIGTERM", 143],
	["SIGHUP", 129],
] as const) {
	// Not `once`: a terminal and npm may both send it, and the second would end
	// this process before it has ended the tests.
	process.on(signal, async () => {
		if (isInterrupted) return;
		isInterrupted = true;
		if (current !== undefined) {
			outcomes.push(broken(current, `interrupted by ${signal}`, 0));
		}
		await stopAll();
		await finish(code);
	});
}

const suites = SUITES.filter(
	(suite) =>
		asked === undefined || suite === asked || (isTouched && suite !== "check"),
);
if (suites.length === 0) {
	console.error(
		`unknown suite "${asked}": one of ${SUITES.join(", ")}, touche, or none`,
	);
	await finish(2);
}
for (const suite of suites) {
	console.log(`\n${suite}`);
	current = suite;
	const outcome = await runSuite(suite, filters).catch((error: unknown) =>
		broken(suite, messageOf(error), 0),
	);
	// The signal's handler ends the run, and has already counted this suite.
	if (isInterrupted) await new Promise<never>(() => {});
	current = undefined;
	outcomes.push(outcome);
}
const isUnstable = outcomes.some(({ unstable = [] }) => unstable.length > 0);
// A run of chosen files tells nothing of the others.
if (filters.length === 0 || isUnstable) recordRun(outcomes);
recordTests(outcomes);
await finish();
