import { broken, endedAs, type SuiteOutcome } from "./outcome.ts";
import type { Ended } from "./processes.ts";
import {
	type Again,
	counted,
	type Ran,
	toRunAgain,
	withSecondTry,
} from "./report.ts";

/** Why a run produced no report. */
function withoutReport({ code, timedOut, seconds }: Ended): string {
	return timedOut
		? `stopped after ${Math.round(seconds)} s`
		: `ended with code ${code} before it could report`;
}

/**
 * Runs a suite's program, and what failed of it once more, alone, when that is little:
 * if all of it passes then, the run has passed, and names what was unstable.
 */
export async function runTwice(
	name: string,
	runOnce: (again: readonly Again[]) => Promise<Ran>,
): Promise<SuiteOutcome> {
	const { ended, report } = await runOnce([]);
	if (report === undefined)
		return broken(name, withoutReport(ended), ended.seconds);
	const first = { name, ...counted(report), seconds: ended.seconds };
	const again = ended.timedOut ? [] : toRunAgain(report);
	if (again.length === 0) return endedAs(first, ended.code === 0);
	console.log(`\n${name}: what failed runs again, alone`);
	const second = await runOnce(again);
	const seconds = ended.seconds + second.ended.seconds;
	const passed =
		second.report && second.ended.code === 0
			? withSecondTry(report, second.report)
			: undefined;
	return passed === undefined
		? { ...first, seconds }
		: {
				name,
				...counted(passed.report),
				unstable: passed.unstable,
				seconds,
			};
}
