/**
 * Runs the promises at full size, prints the report and writes it to
 * docs/epreuves.md. `--graine N` starts the random data from N again.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { now, secretBytes } from "#lib/platform/clock";
import { completeEnvironment } from "#lib/platform/env";
import { readFigures, reportOf } from "./epreuves/report.ts";
import { playwrightSuite } from "./runner/playwright-suite.ts";
import { stopAll } from "./runner/processes.ts";

const REPORT = join(import.meta.dirname, "../docs/epreuves.md");

const { values } = parseArgs({ options: { graine: { type: "string" } } });
const seed = Number(values.graine ?? secretBytes(4).readUInt32BE() >>> 1);
if (!Number.isSafeInteger(seed)) {
	console.error("--graine attend un nombre entier.");
	process.exit(1);
}

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
// One at a time: a promise is measured alone on the machine.
const outcome = await playwrightSuite("api", [
	"--grep=@epreuve",
	"--workers=1",
]);
const report = reportOf({
	date,
	seed,
	outcome,
	figures: readFigures(figuresPath),
});
rmSync(folder, { recursive: true, force: true });
writeFileSync(REPORT, report);
console.log(`\n${report}`);
process.exit(outcome.failures.length === 0 ? 0 : 1);
