import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import {
	broken,
	endedAs,
	type Failure,
	failure,
	type SuiteOutcome,
	type TestLine,
	testLine,
	type Unstable,
} from "./outcome.ts";
import type { Ended } from "./processes.ts";

const reportSchema = z.object({
	/** In the order in which they ended. */
	tests: z.array(testLine),
	/** Of files, of hooks, and of what belongs to no test. */
	errors: z.array(failure),
});

/** What the program of a suite writes: one shape for vitest and for Playwright. */
export type Report = z.infer<typeof reportSchema>;

/** What is to run again: a whole file, or one test of a long one. */
export type Again = { file: string; name: string | undefined };

/** One run of a suite's program, with what it wrote, if it could. */
export type Ran = { ended: Ended; report: Report | undefined };

/** Failures that a run may have, so that they run again: more than that is no chance. */
const AGAIN_MAX = 5;

/** A file that took longer is not run again whole. */
const FILE_MAX_MS = 60_000;

export function loadAverage(): number {
	return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

/** Runs a program that writes its report to the file it is given. */
export async function ranWithReport(
	work: (path: string) => Promise<Ended>,
): Promise<Ran> {
	const folder = mkdtempSync(join(tmpdir(), "bien-commun-report-"));
	try {
		const path = join(folder, "report.json");
		const ended = await work(path);
		return { ended, report: readIfThere(path) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function readIfThere(path: string): Report | undefined {
	let text: string;
	try {
		text = readFileSync(path, "utf8");
	} catch {
		// The program ended before it could write: the caller reports it.
		return undefined;
	}
	return reportSchema.parse(JSON.parse(text));
}

function titleOf({ file, name }: TestLine): string {
	return `${file} > ${name}`;
}

function failuresOf({ tests, errors }: Report): Failure[] {
	return [
		...errors,
		...tests
			.filter(({ state }) => state === "failed")
			.map((test) => ({
				title: titleOf(test),
				message: test.message,
				file: test.file,
			})),
	];
}

export function counted(
	report: Report,
): Pick<SuiteOutcome, "passed" | "failures" | "skips" | "tests"> {
	const { tests } = report;
	return {
		tests,
		passed: tests.filter(({ state }) => state === "passed").length,
		failures: failuresOf(report),
		skips: tests
			.filter(({ state }) => state === "skipped" || state === "unreached")
			.map((test) => ({
				title: titleOf(test),
				reason: test.state === "unreached" ? "not reached" : test.message,
			})),
	};
}

function isOwed({ state }: TestLine): boolean {
	return state === "failed" || state === "unreached";
}

/**
 * What is to run again of a report: nothing when nothing failed, too much did, or where is
 * not known. With the other tests of its file: alone, what they do to a test would pass
 * for chance.
 */
export function toRunAgain(report: Report): Again[] {
	const { tests, errors } = report;
	const failed = failuresOf(report).length;
	const places = errors.flatMap(({ file }) => (file ? [file] : []));
	if (failed === 0 || failed > AGAIN_MAX || places.length < errors.length)
		return [];
	const owed = tests.filter(isOwed);
	const ms = (file: string) =>
		tests.reduce((sum, test) => sum + (test.file === file ? test.ms : 0), 0);
	const isShort = ({ file }: TestLine) => ms(file) <= FILE_MAX_MS;
	const files = new Set([
		...places,
		...owed.filter(isShort).map(({ file }) => file),
	]);
	return [
		...[...files].map((file) => ({ file, name: undefined })),
		...owed.filter(({ file }) => !files.has(file)),
	];
}

/** The first report with what passed the second time, or nothing when something did not. */
export function withSecondTry(
	first: Report,
	second: Report,
): { report: Report; unstable: Unstable[] } | undefined {
	const again = toRunAgain(first);
	const ran = second.tests.filter(({ file, name }) =>
		again.some(
			(one) =>
				one.file === file && (one.name === undefined || one.name === name),
		),
	);
	const isSame = (one: TestLine) => (other: TestLine) =>
		other.file === one.file && other.name === one.name;
	const passed = ran.filter(({ state }) => state === "passed");
	const isProved =
		again.every(({ file }) => passed.some((test) => test.file === file)) &&
		first.tests.filter(isOwed).every((test) => passed.some(isSame(test)));
	const isClean = ran.every(
		({ state }) => state === "passed" || state === "skipped",
	);
	if (!isProved || !isClean || second.errors.length > 0) return undefined;
	const unstable = failuresOf(first).map(({ title, message }) => {
		const at = first.tests.findIndex((test) => titleOf(test) === title);
		const test = first.tests[at];
		const later = ran.find((one) => titleOf(one) === title);
		return {
			title,
			message,
			circumstances: [
				`test ${at + 1} of ${first.tests.length}`,
				`worker ${test?.worker ?? "unknown"}`,
				`load ${test?.load ?? loadAverage()}`,
				`${Math.round(test?.ms ?? 0)} ms, again ${Math.round(later?.ms ?? 0)} ms`,
				...(test?.trace === undefined ? [] : [test.trace]),
			].join(", "),
		};
	});
	const kept = first.tests.filter((test) => !ran.some(isSame(test)));
	return { report: { tests: [...kept, ...ran], errors: [] }, unstable };
}

function withoutReport({ code, timedOut, seconds }: Ended): string {
	return timedOut
		? `stopped after ${Math.round(seconds)} s`
		: `ended with code ${code} before it could report`;
}

/**
 * Runs a suite's program, and the files of what failed once more, when that is little:
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
	console.log(`\n${name}: what failed runs again, with its file`);
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
