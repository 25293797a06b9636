import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type {
	Reporter,
	Suite,
	TestCase,
	TestError,
	TestResult,
} from "playwright/types/testReporter";
import { childEnvironment } from "#lib/platform/config/env";
import type { TestLine } from "./outcome.ts";
import { loadAverage, type Report } from "./report.ts";

function messageOf(errors: readonly TestError[]): string {
	// Playwright colours its messages.
	return stripVTControlCharacters(errors[0]?.message ?? "no message");
}

/** A test that is skipped without a reason was not reached: what it needed failed, or another test ended its process. */
function stateOf(
	{ annotations, expectedStatus }: TestCase,
	{ status }: TestResult,
): Pick<TestLine, "state" | "message"> {
	if (status === "skipped") {
		const note = annotations.find(({ type }) => /^(skip|fixme)$/.test(type));
		return note === undefined
			? { state: "unreached", message: "" }
			: { state: "skipped", message: note.description ?? "no reason given" };
	}
	return {
		state: status === expectedStatus ? "passed" : "failed",
		message: "",
	};
}

/** Writes what `scripts/runner/report.ts` reads to the file that `REPORT_FILE` names. */
export default class ReportWriter implements Reporter {
	private readonly report: Report = { tests: [], errors: [] };
	private suite: Suite | undefined;

	onBegin(_config: unknown, suite: Suite): void {
		this.suite = suite;
	}

	private add(test: TestCase, rest: Omit<TestLine, "file" | "name">): void {
		const [, , , ...titles] = test.titlePath();
		const file = relative(process.cwd(), test.location.file);
		this.report.tests.push({ file, name: titles.join(" › "), ...rest });
	}

	onTestEnd(test: TestCase, result: TestResult): void {
		const { state, message } = stateOf(test, result);
		this.add(test, {
			state,
			message: state === "failed" ? messageOf(result.errors) : message,
			ms: result.duration,
			worker: result.parallelIndex,
			load: loadAverage(),
			trace: result.attachments.find(({ name }) => name === "trace")?.path,
		});
	}

	onError(error: TestError): void {
		this.report.errors.push({
			title: "outside any test",
			message: messageOf([error]),
		});
	}

	onEnd(): void {
		const never = this.suite?.allTests().filter(({ results }) => !results[0]);
		for (const test of never ?? [])
			this.add(test, {
				state: "unreached",
				message: "",
				...{ ms: 0, worker: 0, load: loadAverage() },
			});
		const path = childEnvironment().REPORT_FILE;
		if (path) writeFileSync(path, JSON.stringify(this.report));
	}
}
