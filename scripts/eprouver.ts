/**
 * Runs the promises at full size, prints the report and writes it to
 * docs/epreuves.md. `--graine N` starts the random data from N again.
 */
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { now, secretBytes } from "#lib/platform/clock";
import { completeEnvironment } from "#lib/platform/env";
import { mailsSuite } from "./epreuves/mails.ts";
import { readFigures, reportOf } from "./epreuves/report.ts";
import { findBrowser } from "./runner/browser.ts";
import { broken, type SuiteOutcome } from "./runner/outcome.ts";
import { playwrightSuite } from "./runner/playwright-suite.ts";
import { stopAll } from "./runner/processes.ts";

const ROOT = join(import.meta.dirname, "..");
const REPORT = join(ROOT, "docs/epreuves.md");

/** Full sizes take their time, on a small machine above all. */
const LIMIT_SECONDS = 3_600;

/** The test files of a suite that have a full size: those that ask for it. */
function sizedTests(suite: "api" | "parcours"): string[] {
	const folder = join(ROOT, "e2e", suite);
	return readdirSync(folder)
		.filter((file) => file.endsWith(".spec.ts"))
		.filter((file) =>
			readFileSync(join(folder, file), "utf8").includes("/fixtures/epreuve"),
		)
		.map((file) => `e2e/${suite}/${file}`);
}

/** One test at a time: a promise is measured alone on the machine. */
function runSized(
	suite: "api" | "parcours",
	browser?: string,
): Promise<SuiteOutcome> {
	const filters = ["--workers=1", ...sizedTests(suite)];
	return playwrightSuite(suite, filters, browser, LIMIT_SECONDS);
}

async function parcours(): Promise<SuiteOutcome> {
	const browser = await findBrowser();
	return "path" in browser
		? runSized("parcours", browser.path)
		: broken("parcours", browser.advice, 0);
}

function readSeed(): number {
	const { values } = parseArgs({ options: { graine: { type: "string" } } });
	const seed = Number(values.graine ?? secretBytes(4).readUInt32BE() >>> 1);
	if (Number.isSafeInteger(seed)) return seed;
	console.error("--graine attend un nombre entier.");
	process.exit(1);
}

const seed = readSeed();
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
});
const date = now();
const api = await runSized("api");
const journeys = await parcours();
console.log("\nmails");
const mails = await mailsSuite(seed).catch((error: unknown) => ({
	outcome: broken("mails", String(error), 0),
	figures: [],
}));
const outcomes = [api, journeys, mails.outcome];
const report = reportOf({
	date,
	seed,
	outcomes,
	figures: [...readFigures(figuresPath), ...mails.figures],
});
rmSync(folder, { recursive: true, force: true });
writeFileSync(REPORT, report);
console.log(`\n${report}`);
process.exit(outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1);
