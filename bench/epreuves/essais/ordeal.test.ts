/** Whole runs of `npm test`, each in a checkout of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { childEnvironment } from "#lib/platform/config/env";
import {
	type TemporaryTree,
	temporaryTree,
} from "#scripts/check-structure/tree.fixture";

const open: TemporaryTree[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
	for (const tree of open.splice(0)) tree.remove();
});

const VITEST_CONFIG = {
	"package.json": '{ "type": "module" }',
	"vitest.config.ts": 'export default { test: { include: ["**/*.test.ts"] } };',
};
const THREE_TESTS = {
	"lib/x.test.ts": `
		import { expect, it } from "vitest";
		it("passes", () => {});
		it("fails", () => { expect(1).toBe(2); });
		it("skips", (context) => { context.skip("no moon tonight"); });
	`,
};

/** Starts the runner in a temporary checkout that uses our packages. */
function start(files: Readonly<Record<string, string>>, suite: string) {
	const tree = temporaryTree({ ...VITEST_CONFIG, ...files });
	open.push(tree);
	symlinkSync(
		join(import.meta.dirname, "../../../node_modules"),
		join(tree.directory, "node_modules"),
	);
	// Beside the tests: a file of vitest's own would be one of the checkout.
	const temporary = join(tree.directory, "temporary");
	mkdirSync(temporary);
	const child = spawn(
		process.execPath,
		[join(import.meta.dirname, "../../../scripts/test.ts"), suite],
		{
			cwd: tree.directory,
			env: childEnvironment({
				NO_COLOR: "1",
				EPREUVES_GRAINE: "1",
				EPREUVES_RELEVES: "",
				TMPDIR: temporary,
				TEMP: temporary,
				TMP: temporary,
			}),
			stdio: ["ignore", "pipe", "ignore"],
		},
	);
	children.push(child);
	let output = "";
	child.stdout.on("data", (chunk) => {
		output += String(chunk);
	});
	const ended = new Promise<{ code: number | null; lines: string[] }>(
		(resolve) => {
			child.once("close", (code) =>
				resolve({ code, lines: output.trimEnd().split("\n") }),
			);
		},
	);
	return {
		child,
		ended,
		directory: tree.directory,
		/** What is in the temporary folder that the run was given. */
		leftovers: () => readdirSync(temporary),
	};
}

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		// ESRCH: it has ended.
		return false;
	}
}

describe("npm test", () => {
	it("counts what vitest ran, gives the reason of a skip, and exits with 1 on a failure", async () => {
		const { code, lines } = await start(THREE_TESTS, "unit").ended;
		expect(lines.at(-1)).toBe("1 passed, 1 failed, 1 skipped");
		expect(lines).toContainEqual(
			expect.stringMatching(/^skipped {2}unit: .+skips \(no moon tonight\)$/),
		);
		expect(code).toBe(1);
	});

	it("counts a file that does not load and a hook that fails, though none of their tests failed", async () => {
		const { code, lines } = await start(
			{
				"a.test.ts": 'import "./nowhere.ts";',
				"b.test.ts": `
					import { beforeAll, describe, it } from "vitest";
					describe("group", () => {
						beforeAll(() => { throw new Error("no"); });
						it("is not reached", () => {});
					});
				`,
			},
			"unit",
		).ended;
		expect(lines.at(-1)).toMatch(/^0 passed, 2 failed, \d skipped$/);
		expect(code).toBe(1);
	});

	it("fails when there is no test, because nothing was proved", async () => {
		const { code, lines } = await start({}, "unit").ended;
		expect(lines.at(-1)).toBe("0 passed, 1 failed, 0 skipped");
		expect(code).toBe(1);
	});

	it("counts what both halves of Playwright's files ran over HTTP, without requiring a browser", async () => {
		const { code, lines } = await start(
			{
				"playwright.config.ts":
					'export default { workers: 1, projects: [{ name: "api", testDir: "e2e/api" }] };',
				"e2e/api/other.spec.ts": `
					import { test } from "playwright/test";
					test("passes in the other half", () => {});
				`,
				"e2e/api/x.spec.ts": `
					import { expect, test } from "playwright/test";
					test("passes", () => {});
					test("skips", () => { test.skip(true, "no moon tonight"); });
				`,
			},
			"api",
		).ended;
		expect(lines.at(-1)).toBe("2 passed, 0 failed, 1 skipped");
		expect(code).toBe(0);
	});

	it("runs again, alone, what failed: a test that passes then is told as unstable, noted, and no failure", async () => {
		const run = start(
			{
				"once.test.ts": `
					import { existsSync, writeFileSync } from "node:fs";
					import { describe, expect, it } from "vitest";
					describe("a group (of one)", () => {
						it("fails [once]", () => {
							const isFirst = !existsSync("first.tmp");
							writeFileSync("first.tmp", "");
							expect(isFirst).toBe(false);
						});
						it("passes", () => {});
					});
				`,
			},
			"unit",
		);
		const { code, lines } = await run.ended;
		expect(lines.at(-1)).toBe("2 passed, 0 failed, 0 skipped");
		expect(lines).toContainEqual(
			expect.stringMatching(
				/^INSTABLE unit: once.test.ts > a group \(of one\) > fails \[once\] \(seed 1, test 1 of 2, worker \d, load [\d.]+, \d+ ms, alone \d+ ms\)$/,
			),
		);
		expect(code).toBe(0);
		const noted = readFileSync(
			join(run.directory, "test-results/runs.jsonl"),
			"utf8",
		);
		expect(JSON.parse(noted)).toMatchObject({
			unstable: ["once.test.ts > a group (of one) > fails [once]"],
		});
	});

	it("runs a whole file again when a hook failed", async () => {
		const { code, lines } = await start(
			{
				"hook.test.ts": `
					import { existsSync, writeFileSync } from "node:fs";
					import { beforeAll, expect, it } from "vitest";
					beforeAll(() => {
						if (existsSync("first.tmp")) return;
						writeFileSync("first.tmp", "");
						throw new Error("no");
					});
					it("is reached the second time", () => {});
				`,
			},
			"unit",
		).ended;
		expect(lines.at(-1)).toBe("1 passed, 0 failed, 0 skipped");
		expect(code).toBe(0);
	});

	it("runs again what failed of Playwright, and what was not reached because of it", async () => {
		const { code, lines } = await start(
			{
				"playwright.config.ts":
					'export default { projects: [{ name: "api", testDir: "e2e/api" }] };',
				"e2e/api/x.spec.ts": `
					import { existsSync, writeFileSync } from "node:fs";
					import { test } from "playwright/test";
					test.describe("group", () => {
						test.describe.configure({ mode: "serial" });
						test("fails once", () => {
							if (existsSync("first.tmp")) return;
							writeFileSync("first.tmp", "");
							throw new Error("no");
						});
						test("is not reached", () => {});
					});
					test("passes", () => {});
				`,
			},
			"api",
		).ended;
		expect(lines.at(-1)).toBe("3 passed, 0 failed, 0 skipped");
		expect(lines).toContainEqual(
			expect.stringMatching(
				/^INSTABLE api: e2e\/api\/x.spec.ts > group › fails once \(/,
			),
		);
		expect(code).toBe(0);
	});

	it("does not count a suite whose folder is missing, and does not report success", async () => {
		const { code, lines } = await start({}, "parcours").ended;
		expect(lines.at(-1)).toBe("0 passed, 0 failed, 0 skipped");
		expect(code).toBe(1);
	});

	it("removes what its tests left in the temporary folder, a test stopped by force included", async () => {
		const run = start(
			{
				"left.test.ts": `
					import { mkdtempSync, writeFileSync } from "node:fs";
					import { tmpdir } from "node:os";
					import { join } from "node:path";
					import { expect, it } from "vitest";
					const folder = mkdtempSync(join(tmpdir(), "left-"));
					writeFileSync(join(folder, "file"), "kept by nobody");
					it("passes", () => {});
				`,
				"killed.test.ts": `
					import { mkdtempSync } from "node:fs";
					import { tmpdir } from "node:os";
					import { join } from "node:path";
					import { it } from "vitest";
					it("is stopped by force", () => {
						mkdtempSync(join(tmpdir(), "left-"));
						process.kill(process.pid, "SIGKILL");
					});
				`,
			},
			"unit",
		);
		const { lines } = await run.ended;
		expect(lines.at(-1)).toMatch(/^1 passed, [12] failed, 0 skipped$/);
		expect(run.leftovers()).toEqual([]);
	});

	it("ends every process of its tests on SIGTERM, even sent twice, still prints the counts, and leaves no file behind", async () => {
		const { child, ended, directory, leftovers } = start(
			{
				"slow.test.ts": `
					import { spawn } from "node:child_process";
					import { writeFileSync } from "node:fs";
					import { it } from "vitest";
					it("waits", { timeout: 60_000 }, async () => {
						const sleeper = spawn("sleep", ["60"]);
						writeFileSync("pid.tmp", String(sleeper.pid));
						await new Promise((resolve) => setTimeout(resolve, 60_000));
					});
				`,
			},
			"unit",
		);
		const pidFile = join(directory, "pid.tmp");
		while (!existsSync(pidFile) || readFileSync(pidFile, "utf8") === "") {
			await wait(50);
		}
		const sleeper = Number(readFileSync(pidFile, "utf8"));
		expect(isAlive(sleeper)).toBe(true);
		child.kill("SIGTERM");
		await wait(50);
		child.kill("SIGTERM");
		const { code, lines } = await ended;
		expect(lines.at(-1)).toBe("0 passed, 1 failed, 0 skipped");
		expect(code).toBe(143);
		expect(isAlive(sleeper)).toBe(false);
		expect(leftovers()).toEqual([]);
	});
});
