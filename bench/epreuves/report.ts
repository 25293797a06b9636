/** The report of `npm run eprouver`: what was run where, and the figures of each guarantee. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { z } from "zod";
import type { SuiteOutcome } from "#scripts/runner/outcome";

const Releve = z.object({
	promesse: z.string(),
	figures: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Releve = z.infer<typeof Releve>;

/** The figures that the tests recorded, in the order they ended. */
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
		// An archive without its history has no commit.
		return undefined;
	}
}

/** The commit of this checkout, and whether something was changed since. */
export function commit(): string {
	const hash = git("rev-parse", "--short=12", "HEAD");
	if (hash === undefined) return "unknown (no git here)";
	const isClean = git("status", "--porcelain", "--untracked-files=no") === "";
	return isClean ? hash : `${hash}, with uncommitted changes`;
}

/** What this runs on. */
export function machine(): string {
	const [cpu] = cpus();
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${cpus().length} × ${cpu?.model.trim() || "processor"}, ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

function cell(text: string): string {
	return text.replaceAll("|", "\\|").replace(/\s+/g, " ");
}

function row({ promesse, figures }: Releve): string {
	const cells = Object.entries(figures).map(
		([name, value]) =>
			`${name}: ${typeof value === "number" ? value.toLocaleString("en") : value}`,
	);
	return `| ${cell(promesse)} | ${cell(cells.join(" · "))} |`;
}

/** What the rows about attacks mean, and where each attack is described. */
const ATTACKS = `## Attacks

While each of these goes on, another process asks for \`/api/sante\` every 50 ms, on a new connection each time, whatever becomes of what it asked before. Their rows tell how often it asked, the median, the p99 and the slowest of its waits. All of them must be answered 200, and the p99 be below 200 ms.

- \`e2e/epreuves/gel.spec.ts\`: texts of spaces and combining marks, as long as a form, the API or a query may be; addresses that two readers would take for different ones.
- \`e2e/epreuves/recherches-abandonnees.spec.ts\`: over 40,405 projects, searches of fifteen short words, 24 at once, whose readers leave after 300 ms; then whole lists, six at once, each under another address. Another reader reads a page that is kept for nobody.
- \`e2e/epreuves/brouillons.spec.ts\`: drafts of 240 kB from one address; then drafts as long as they may be, from as many networks as their room takes, and 300 more.
- \`e2e/epreuves/envois-plafond.spec.ts\`: codes for strangers from one address, from a thousand networks of one company and from a thousand others, up to the site's ceiling, and somebody who signed in before signs in; accounts that make and revoke tokens without end.
- \`e2e/epreuves/affluence.spec.ts\`: 300 requests at once on a connection; forms begun on 800 connections and never ended; headers that never end on 3,000; 200 pages at once that are kept for nobody. Another reader reads a page and sends a form; the server's memory is bounded.`;

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
		ATTACKS,
		"",
	].join("\n");
}
