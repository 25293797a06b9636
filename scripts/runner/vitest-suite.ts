import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { broken, judged, type SuiteOutcome } from "./outcome.ts";
import { type Ended, run } from "./processes.ts";

const LIMIT_SECONDS = 1_200;

const named = { title: z.string() };
const reportSchema = z.object({
	passed: z.int(),
	failures: z.array(z.object({ ...named, message: z.string() })),
	skips: z.array(z.object({ ...named, reason: z.string() })),
});

/** The report written by the program, or nothing; the folder is removed. */
export async function withReport(
	work: (path: string) => Promise<Ended>,
): Promise<{ ended: Ended; text: string | undefined }> {
	const folder = mkdtempSync(join(tmpdir(), "bien-commun-report-"));
	try {
		const path = join(folder, "report.json");
		const ended = await work(path);
		return { ended, text: readIfThere(path) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function readIfThere(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch {
		// The program ended before it could write: the caller reports it.
		return undefined;
	}
}

/** Why a run produced no report. */
export function withoutReport(
	{ code, timedOut }: Ended,
	limit: number,
): string {
	return timedOut
		? `stopped after ${limit} s`
		: `ended with code ${code} before it could report`;
}

/** Runs the tests beside the code, for at most `limitSeconds`. */
export async function unitSuite(
	filters: readonly string[],
	limitSeconds = LIMIT_SECONDS,
): Promise<SuiteOutcome> {
	const { ended, text } = await withReport((path) =>
		run(
			process.execPath,
			[join(import.meta.dirname, "vitest-run.ts"), path, ...filters],
			{ limitSeconds },
		),
	);
	if (text === undefined) {
		return broken("unit", withoutReport(ended, limitSeconds), ended.seconds);
	}
	const report = reportSchema.parse(JSON.parse(text));
	return judged(
		{ name: "unit", ...report, seconds: ended.seconds },
		ended.code === 0,
	);
}
