/**
 * Writes what `report.ts` reads: vitest's own JSON reporter (5.1.1) leaves out why a test
 * was skipped and the errors that no test caught.
 */
import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import { childEnvironment } from "#lib/platform/config/env";
import { loadAverage, type Report } from "./report.ts";

const report: Report = { tests: [], errors: [] };

function messageOf(
	errors: readonly { message?: string }[] | undefined,
): string {
	return errors?.[0]?.message ?? "no message";
}

function addTest(test: TestCase): void {
	const result = test.result();
	const message = {
		passed: () => "",
		failed: () => messageOf(result.errors),
		skipped: () =>
			(result.state === "skipped" && result.note) || "no reason given",
		pending: () => "never ended",
	}[result.state]();
	report.tests.push({
		file: test.module.relativeModuleId,
		name: test.fullName,
		state: result.state === "pending" ? "failed" : result.state,
		message,
		ms: test.diagnostic()?.duration ?? 0,
		worker: test.meta().worker ?? 0,
		load: loadAverage(),
	});
}

/** Errors of a file, or of the hooks of a group: they belong to no test. */
function addErrors(
	title: string,
	file: string | undefined,
	errors: readonly { message?: string }[],
): void {
	if (errors.length > 0)
		report.errors.push({ title, file, message: messageOf(errors) });
}

function addModule(module: TestModule): void {
	const file = module.relativeModuleId;
	addErrors(file, file, module.errors());
	for (const suite of module.children.allSuites())
		addErrors(`${file} > ${suite.fullName}`, file, suite.errors());
	for (const test of module.children.allTests())
		if (test.result().state === "pending") addTest(test);
}

/** An error that no test caught; vitest says in which file it came, when it knows. */
type Outside = { message?: string; VITEST_TEST_PATH?: unknown };

function write(modules: readonly TestModule[], outside: readonly Outside[]) {
	for (const error of outside) {
		const { VITEST_TEST_PATH: path } = error;
		const place = typeof path === "string" ? `, in ${path}` : "";
		addErrors(`outside any test${place}`, undefined, [error]);
	}
	for (const module of modules) addModule(module);
	const path = childEnvironment().REPORT_FILE;
	if (path) writeFileSync(path, JSON.stringify(report));
}

/**
 * Written before vitest closes: this process may end while it does. On an error that
 * ends this process the report holds what had been run, and the error.
 */
export default class ReportWriter implements Reporter {
	onInit({ state }: Vitest): void {
		process.on("uncaughtExceptionMonitor", (error) =>
			write(state.getTestModules(), [error]),
		);
	}
	onTestCaseResult = addTest;
	onTestRunEnd = write;
}
