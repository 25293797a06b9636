import { writeFileSync } from "node:fs";
import {
	type Reporter,
	startVitest,
	type TestCase,
	type TestModule,
} from "vitest/node";
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

/** An error that no test caught; vitest says in which file it came, when it knows. */
type Outside = { message?: string; VITEST_TEST_PATH?: unknown };

/** The results so far; errors outside any test are those given. */
function reportOf(
	modules: readonly TestModule[],
	outside: readonly Outside[],
): VitestReport {
	const report: VitestReport = { passed: 0, failures: [], skips: [] };
	for (const error of outside) {
		const { VITEST_TEST_PATH: path } = error;
		const place = typeof path === "string" ? `, in ${path}` : "";
		addErrors(report, `outside any test${place}`, [error]);
	}
	for (const module of modules) addModule(report, module);
	return report;
}

const [reportPath = "vitest-report.json", ...filters] = process.argv.slice(2);

/**
 * Written before vitest closes: this process may end while it does. On an error that
 * ends this process the report holds what had been run, and the error.
 */
const writer: Reporter = {
	onInit(vitest) {
		process.on("uncaughtExceptionMonitor", (error) =>
			write(reportOf(vitest.state.getTestModules(), [error])),
		);
	},
	onTestRunEnd(modules, errors) {
		write(reportOf(modules, errors));
	},
};

function write(report: VitestReport): void {
	writeFileSync(reportPath, JSON.stringify(report));
}

const vitest = await startVitest("test", filters, {
	run: true,
	watch: false,
	reporters: ["default", writer],
});
await vitest.close();
