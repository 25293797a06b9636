/**
 * Runs suites with the clock of every process moved to an instant that is hard
 * to handle: five past midnight, both nights of the change of hour, the end of
 * a year, a leap day. Needs Linux with a C compiler. Run it in a separate checkout: the
 * tests of one folder share one PostgreSQL.
 *
 *     npm run horloge -- [minuit|printemps|automne|fin-d-annee|bissextile] [unit|api|parcours] [file…]
 */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { now } from "#lib/platform/runtime/clock";
import { run, stopAll } from "#scripts/runner/processes";
import { stopWhenAlone } from "#server/postgres/embedded";
import { testServerFolder } from "#server/postgres/test-database";
import { ensureBuild } from "#server/startup/build";
import { INSTANTS, type Instant, nextOf } from "./horloge/instants.ts";
import { APART_MS, Readings, wrongClocks } from "./horloge/readings.ts";

const LIMIT_SECONDS = 7_200;
const SOURCE = join(import.meta.dirname, "horloge/clock-shift.c");
const PRINT_READINGS = join(import.meta.dirname, "horloge/print-readings.ts");
const PRINT_READINGS_SECONDS = 120;
const BUILD_MS = 600_000;
const SUITES = ["unit", "api", "parcours"];

/** Compiles the library that moves the clock; ends the program with a sentence when it can't. */
function compile(folder: string): string {
	const library = join(folder, "clock-shift.so");
	try {
		execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, SOURCE]);
	} catch {
		console.error(
			"La bibliothèque qui déplace l’horloge n’a pas pu être compilée : il faut Linux et un compilateur C (cc).",
		);
		process.exit(1);
	}
	return library;
}

/** Seconds to add to the clock of a process so that it reads `start` now. */
function shiftTo(start: Date): number {
	return Math.round((start.getTime() - now().getTime()) / 1000);
}

function moved(date: Date, shift: number): Date {
	return new Date(date.getTime() + shift * 1000);
}

/** The test server left by the last suite still has the clock of that suite. */
async function stopTestServer(): Promise<void> {
	const folder = testServerFolder();
	if (existsSync(folder) && !(await stopWhenAlone(folder)))
		throw new Error("other tests run in this checkout");
}

/** Throws unless every clock reads the moved time, and advances from there. */
async function checkClocks(
	environment: Record<string, string>,
	shift: number,
): Promise<void> {
	const from = moved(now(), shift);
	const { output } = await run(process.execPath, [PRINT_READINGS], {
		quiet: true,
		limitSeconds: PRINT_READINGS_SECONDS,
		environment,
	});
	const to = moved(now(), shift);
	const line = output.trim().split("\n").at(-1) ?? "";
	if (!line.startsWith("[")) throw new Error(output);
	const [first, second] = z.tuple([Readings, Readings]).parse(JSON.parse(line));
	const wrong = [
		...wrongClocks(first, from, to),
		// A clock that stood still reads the first instant again.
		...wrongClocks(second, moved(new Date(first.node), APART_MS / 1000), to),
	];
	if (wrong.length > 0) throw new Error(wrong.join("\n"));
	for (const [name, ms] of Object.entries(second))
		console.log(`${name.padEnd(9)} ${new Date(ms).toISOString()}`);
}

async function runAt(
	instant: Instant,
	library: string,
	suite: string,
): Promise<boolean> {
	if (suite !== "unit") await ensureBuild(AbortSignal.timeout(BUILD_MS));
	await stopTestServer();
	const start = nextOf(instant, now());
	const shift = shiftTo(start);
	console.log(`\n${instant}: ${suite}, from ${start.toISOString()}`);
	const environment = {
		LD_PRELOAD: library,
		BIEN_COMMUN_CLOCK_SHIFT: String(shift),
	};
	await checkClocks(environment, shift);
	const { code } = await run(
		process.execPath,
		[join(import.meta.dirname, "../scripts/test.ts"), suite, ...files],
		{ limitSeconds: LIMIT_SECONDS, environment },
	);
	return code === 0;
}

const asked = process.argv.slice(2);
const instants = INSTANTS.filter((name) => asked.includes(name));
const suites = SUITES.filter((name) => asked.includes(name));
// An argument with a point or a slash names a test file, or the beginning of
// some.
const files = asked.filter((name) => /[./]/.test(name));
const unknown = asked.filter(
	(name) =>
		!SUITES.includes(name) &&
		!INSTANTS.some((known) => known === name) &&
		!files.includes(name),
);
if (unknown.length > 0) {
	console.error(`unknown: ${unknown.join(", ")}`);
	process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, async () => {
		await stopAll();
		process.exit(130);
	});
const folder = mkdtempSync(join(tmpdir(), "bien-commun-clock-"));
// PostgreSQL's programs load it too, under their own account.
chmodSync(folder, 0o755);
const library = compile(folder);
const failed: string[] = [];
for (const instant of instants.length > 0 ? instants : INSTANTS)
	for (const suite of suites.length > 0 ? suites : SUITES)
		if (!(await runAt(instant, library, suite)))
			failed.push(`${instant}: ${suite}`);
rmSync(folder, { recursive: true, force: true });
console.log(
	failed.length === 0
		? "\nevery suite asked for passed at every instant asked for"
		: `\nFAILED ${failed.join("; ")}`,
);
process.exit(failed.length === 0 ? 0 : 1);
