import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readFigures, reportOf } from "./report.ts";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "bien-commun-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("figures recorded by tests are read back in their order; none when nothing was recorded", () => {
	const path = join(folder, "figures.jsonl");
	expect(readFigures(path)).toEqual([]);
	const lines = [
		{ promesse: "a", figures: { calls: 1200 } },
		{ promesse: "b", figures: {} },
	];
	writeFileSync(
		path,
		lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
	);
	expect(readFigures(path)).toEqual(lines);
});

test("a report shows seed, date, commit, machine, figures, and what failed or was not run", () => {
	const report = reportOf({
		date: new Date("2026-11-21T10:00:00Z"),
		seed: 42,
		outcomes: [
			{ name: "mails", passed: 2, failures: [], skips: [], seconds: 10 },
			{
				name: "api",
				passed: 1,
				failures: [{ title: "d | e", message: "expected 1\nat line 3" }],
				skips: [{ title: "f", reason: "no Redis" }],
				seconds: 51.4,
			},
		],
		figures: [{ promesse: "a", figures: { calls: 1200 } }],
	});
	for (const expected of [
		"- Date: 2026-11-21T10:00:00.000Z",
		"- Seed: 42",
		"- Duration: 61 s",
		"3 tests passed, 1 failed, 1 not run",
		"| a | calls: 1,200 |",
		"| **Broken**: d \\| e | expected 1 |",
		"| Not run: f | no Redis |",
		"## Attacks",
	])
		expect(report).toContain(expected);
	for (const [, spec = ""] of report.matchAll(/`(e2e\/[^`]+)`/g))
		expect([spec, existsSync(join(ROOT, spec))]).toEqual([spec, true]);
	expect(report).toMatch(/- Commit: \S+/);
	expect(report).toMatch(/- Machine: .*Node 2\d/);
});
