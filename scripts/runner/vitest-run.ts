import { writeFileSync } from "node:fs";
import { startVitest, type TestCase, type TestModule } from "vitest/node";
import type { Failure, Skip } from "./outcome.ts";

/**
 * A separate program, which runs vitest and writes its results as JSON:
 * vitest's own JSON reporter (5.1.1) leaves out why a test was skipped and the
 * errors that no test caught.
 */
export type VitestReport = {
	passed: number;
	failures: Failure[];
	skips: Skip[];
};

function messageOf(
	errors: readonly { message?: string }[] | undefined,
): string {
	return errors?.[0]?.message ?? "no message";
}

function addTest(report: VitestReport, test: TestCase): void {
	const title = `${test.module.relativeModuleId} > ${test.fullName}`;
	const result = test.result();
	if (result.state === "passed") {
		report.passed += 1;
	} else if (result.state === "skipped") {
		report.skips.push({ title, reason: result.note ?? "no reason given" });
	} else {
		const message =
			result.state === "failed" ? messageOf(result.errors) : "never ended";
		report.failures.push({ title, message });
	}
}

/** Errors of a file, or of the hooks of a group: they belong to no test. */
function addErrors(
	report: VitestReport,
	title: string,
	errors: readonly { message?: string }[],
): void {
	if (errors.length > 0) {
		report.failures.push({ title, message: messageOf(errors) });
	}
}

function addModule(report: VitestReport, module: TestModule): void {
	const title = module.relativeModuleId;
	addErrors(report, title, module.errors());
	for (const suite of module.children.allSuites()) {
		addErrors(report, `${title} > ${suite.fullName}`, suite.errors());
	}
	for (const test of module.children.allTests()) addTest(report, test);
}

const [reportPath = "vitest-report.json", ...filters] = process.argv.slice(2);
const vitest = await startVitest("test", filters, {
	run: true,
	watch: false,
	reporters: ["default"],
});
const report: VitestReport = { passed: 0, failures: [], skips: [] };
for (const module of vitest.state.getTestModules()) addModule(report, module);
for (const error of vitest.state.getUnhandledErrors()) {
	const message = error instanceof Error ? error.message : String(error);
	report.failures.push({ title: "outside any test", message });
}
writeFileSync(reportPath, JSON.stringify(report));
await vitest.close();
