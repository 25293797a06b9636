/** The report of `npm run eprouver`: what was run where, and the figures of each promise. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { z } from "zod";
import type { SuiteOutcome } from "../runner/outcome.ts";

const Releve = z.object({
	promesse: z.string(),
	figures: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Releve = z.infer<typeof Releve>;

/** What the tests noted, in the order they ended. */
export function readFigures(path: string): Releve[] {
	if (!existsSync(path)) return [];
	return readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => Releve.parse(JSON.parse(line)));
}

function git(...args: string[]): string | undefined {
	try {
		return execFileSync("git", args, { encoding: "utf8" }).trim();
	} catch {
		// An archive without its history.
		return undefined;
	}
}

function commit(): string {
	const hash = git("rev-parse", "--short=12", "HEAD");
	if (hash === undefined) return "unknown (no git here)";
	const isClean = git("status", "--porcelain", "--untracked-files=no") === "";
	return isClean ? hash : `${hash}, with uncommitted changes`;
}

function machine(): string {
	const [cpu] = cpus();
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${cpus().length} × ${cpu?.model.trim() || "processor"}, ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

function cell(text: string): string {
	return text.replaceAll("|", "\\|").replace(/\s+/g, " ");
}

function row({ promesse, figures }: Releve): string {
	const told = Object.entries(figures).map(
		([name, value]) =>
			`${name}: ${typeof value === "number" ? value.toLocaleString("en") : value}`,
	);
	return `| ${cell(promesse)} | ${cell(told.join(" · "))} |`;
}

export type Run = {
	date: Date;
	seed: number;
	outcomes: readonly SuiteOutcome[];
	figures: readonly Releve[];
};

/** The report as Markdown. */
export function reportOf({ date, seed, outcomes, figures }: Run): string {
	const failures = outcomes.flatMap((outcome) => outcome.failures);
	const skips = outcomes.flatMap((outcome) => outcome.skips);
	const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
	const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
	return [
		"# Promises at full size",
		"",
		"Written by `npm run eprouver`, which runs the promises of the tests at the sizes that the design asks for. `npm test` runs the same tests, smaller. To run one again with the same random data: `npm run eprouver -- --graine <seed>`.",
		"",
		`- Date: ${date.toISOString()}`,
		`- Commit: ${commit()}`,
		`- Machine: ${machine()}`,
		`- Seed: ${seed}`,
		`- Duration: ${Math.round(seconds)} s`,
		`- Outcome: ${passed} tests passed, ${failures.length} failed, ${skips.length} not run`,
		"",
		"| Promise | Figures |",
		"| --- | --- |",
		...figures.map(row),
		...failures.map(
			({ title, message }) =>
				`| **Broken**: ${cell(title)} | ${cell(message.split("\n", 1)[0] ?? "")} |`,
		),
		...skips.map(
			({ title, reason }) => `| Not run: ${cell(title)} | ${cell(reason)} |`,
		),
		"",
	].join("\n");
}
