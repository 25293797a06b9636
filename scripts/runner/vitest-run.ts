/**
 * A separate program, which runs vitest and writes what `report.ts` reads: vitest's own
 * JSON reporter (5.1.1) leaves out why a test was skipped and the errors that no test
 * caught.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
	type Reporter,
	startVitest,
	type TestCase,
	type TestModule,
} from "vitest/node";
import { z } from "zod";
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
	writeFileSync(reportPath, JSON.stringify(report));
}

/**
 * Written before vitest closes: this process may end while it does. On an error that
 * ends this process the report holds what had been run, and the error.
 */
const writer: Reporter = {
	onInit(vitest) {
		process.on("uncaughtExceptionMonitor", (error) =>
			write(vitest.state.getTestModules(), [error]),
		);
	},
	onTestCaseResult: addTest,
	onTestRunEnd: write,
};

const [reportPath = "vitest-report.json", listed = "[]", ...filters] =
	process.argv.slice(2);
const again = z
	.array(z.object({ file: z.string(), name: z.string().optional() }))
	.parse(JSON.parse(listed));
const isWhole = again.some(({ name }) => name === undefined);
const names = again.map(({ name = "" }) => name.replace(/[^\w\s]/g, "\\$&"));

const { values: asked, positionals } = parseArgs({
	args: filters,
	allowPositionals: true,
	options: { watch: { type: "boolean" }, "only-changed": { type: "string" } },
});
const { watch = false, "only-changed": changed } = asked;

const vitest = await startVitest(
	"test",
	again.length === 0 ? positionals : again.map(({ file }) => file),
	{
		run: !watch,
		watch,
		reporters: ["default", writer],
		passWithNoTests: changed !== undefined,
		...(changed !== undefined && again.length === 0 && { changed }),
		...(again.length > 0 && { maxWorkers: 1 }),
		...(again.length > 0 &&
			!isWhole && { testNamePattern: `^(?:${names.join("|")})$` }),
	},
);
if (!watch) await vitest.close();
