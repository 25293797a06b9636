/**
 * Runs the guarantees at full size, prints the report and writes it to
 * docs/epreuves.md. `--graine N` sets the seed of the random data; `--minutes
 * N` is the duration of the mixed load; `--depuis COMMIT` is the version that
 * the runbook upgrades from, which must know the page's commands, instead of
 * the previous one. With names of test files, or of folders of tests beside the code (`editions`, `mails`), or
 * `exploitation` or `mutations`, runs these alone and only prints: `npm run eprouver --
 * endurance --minutes 120`, `npm run eprouver -- mutations lib/limits/ --mutants 20`.
 */
import {
	globSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { completeEnvironment } from "#lib/platform/config/env";
import { now, secretBytes } from "#lib/platform/runtime/clock";
import { findBrowser } from "#scripts/runner/browser";
import { broken, judged, type SuiteOutcome } from "#scripts/runner/outcome";
import { playwrightSuite, type Suite } from "#scripts/runner/playwright-suite";
import { stopAll } from "#scripts/runner/processes";
import { stabilityOutcome } from "#scripts/runner/runs";
import { unitSuite } from "#scripts/runner/vitest-suite";
import { exploitationSuite } from "./epreuves/exploitation/suite.ts";
import { mutationsSuite } from "./epreuves/mutations.ts";
import { readFigures, reportOf } from "./epreuves/report.ts";

const ROOT = join(import.meta.dirname, "..");
const REPORT = join(ROOT, "docs/epreuves.md");

/** Time limit: full sizes are slow, above all on a small machine; the mixed load is added to it. */
const LIMIT_SECONDS = 10_800;

/** What a test file has that runs at full size, or in combinations that `npm test` leaves out. */
const SIZED = /fixtures\/(?:epreuve|variantes)"|parUnePorte\(/;

/** The test files of a suite that have a full size: all that use it, or the chosen ones among them. */
function sizedTests(suite: Suite): string[] {
	const folder = join(ROOT, "e2e", suite);
	return readdirSync(folder)
		.filter((file) => file.endsWith(".spec.ts"))
		.filter(
			(file) =>
				suite === "epreuves" ||
				SIZED.test(readFileSync(join(folder, file), "utf8")),
		)
		.filter(
			(file) =>
				chosen.length === 0 || chosen.includes(file.replace(".spec.ts", "")),
		)
		.map((file) => `e2e/${suite}/${file}`);
}

/** The same of the tests beside the code: those whose path holds a chosen name. */
function sizedUnitTests(): string[] {
	return globSync("{lib,scripts,bench}/**/*.test.ts", { cwd: ROOT })
		.filter(
			(file) =>
				file.endsWith("/ordeal.test.ts") ||
				readFileSync(join(ROOT, file), "utf8").includes("/fixtures/epreuve"),
		)
		.filter(
			(file) =>
				chosen.length === 0 ||
				chosen.some((name) => file.includes(`/${name}/`)),
		);
}

/** One test at a time: nothing else may load the machine while a guarantee is measured. */
async function runSized(suite: Suite): Promise<SuiteOutcome> {
	const browser = suite === "api" ? undefined : await findBrowser();
	if (browser !== undefined && !("path" in browser))
		return broken(suite, browser.advice, 0);
	return playwrightSuite(
		...([suite, sizedTests(suite), browser?.path] as const),
		LIMIT_SECONDS + minutes * 60,
	);
}

/** The whole number given, or the end of the program with an error sentence. */
function wholeNumber(option: string, text: string): number {
	const value = Number(text);
	if (Number.isSafeInteger(value) && value >= 0) return value;
	console.error(`--${option} attend un nombre entier.`);
	process.exit(1);
}

const { values: asked, positionals: chosen } = parseArgs({
	allowPositionals: true,
	options: {
		graine: {
			type: "string",
			default: String(secretBytes(4).readUInt32BE() >>> 1),
		},
		minutes: { type: "string", default: "10" },
		depuis: { type: "string" },
		mutants: { type: "string", default: "100" },
	},
});
const seed = wholeNumber("graine", asked.graine);
const minutes = wholeNumber("minutes", asked.minutes);
for (const [signal, code] of [
	["SIGINT", 130],
	["SIGTERM", 143],
] as const)
	process.once(signal, async () => {
		await stopAll();
		process.exit(code);
	});

const folder = mkdtempSync(join(tmpdir(), "bien-commun-epreuves-"));
const figuresPath = join(folder, "figures.jsonl");
completeEnvironment({
	EPREUVES_RELEVES: figuresPath,
	EPREUVES_GRAINE: String(seed),
	EPREUVES_MINUTES: String(minutes),
});
const date = now();
const outcomes: SuiteOutcome[] = [];
for (const suite of ["epreuves", "api", "parcours"] as const)
	if (sizedTests(suite).length > 0) outcomes.push(await runSized(suite));
const units = sizedUnitTests();
if (units.length > 0)
	outcomes.push(await unitSuite(units, LIMIT_SECONDS + minutes * 60));
if (chosen.length === 0) outcomes.push(stabilityOutcome());
const figures = readFigures(figuresPath);
if (chosen.length === 0 || chosen.includes("exploitation")) {
	console.log("\nexploitation");
	const exploitation = await exploitationSuite(asked.depuis);
	outcomes.push(exploitation.outcome);
	figures.push(...exploitation.figures);
}
if (chosen.length === 0 || chosen.includes("mutations")) {
	console.log("\nmutations");
	const within = chosen.find((name) => name.includes("/")) ?? "";
	const mutants = wholeNumber("mutants", asked.mutants);
	outcomes.push(await mutationsSuite(seed, mutants, within));
}
const judgedOutcomes = outcomes.map(judged);
const report = reportOf({ date, seed, outcomes: judgedOutcomes, figures });
rmSync(folder, { recursive: true, force: true });
if (chosen.length === 0) writeFileSync(REPORT, report);
console.log(`\n${report}`);
if (judgedOutcomes.length === 0) console.error("Aucune épreuve de ce nom.");
process.exit(
	judgedOutcomes.length > 0 &&
		judgedOutcomes.every(({ failures }) => failures.length === 0)
		? 0
		: 1,
);
