import { join } from "node:path";
import type { SuiteOutcome } from "./outcome.ts";
import { run } from "./processes.ts";
import { ranWithReport, runTwice } from "./report.ts";

/** Only for what hangs. */
const LIMIT_SECONDS = 7_200;

/** Runs the tests beside the code, for at most `limitSeconds`. */
export function unitSuite(
	filters: readonly string[],
	limitSeconds = LIMIT_SECONDS,
): Promise<SuiteOutcome> {
	const program = join(import.meta.dirname, "vitest-run.ts");
	return runTwice("unit", (again) =>
		ranWithReport((path) =>
			run(
				process.execPath,
				[program, path, JSON.stringify(again), ...filters],
				{ limitSeconds },
			),
		),
	);
}
