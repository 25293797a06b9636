/** Measures the product (P1, P2, P4 to P14), prints the figures and writes docs/mesures.md. */
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { now } from "#lib/platform/runtime/clock";
import { commit, machine } from "./epreuves/report.ts";
import { changingFigures } from "./mesures/changing.ts";
import { closeFigures } from "./mesures/close.ts";
import { copyWithBaseline } from "./mesures/copy.ts";
import type { Figure } from "./mesures/figure.ts";
import { findingFigures } from "./mesures/finding.ts";
import { growthFigures } from "./mesures/growth.ts";
import { memoryFigures } from "./mesures/memory.ts";
import { pageFigures, signedInFigures } from "./mesures/pages.ts";
import { servingFigures } from "./mesures/serving.ts";
import { startFigures } from "./mesures/starting.ts";

const ROOT = join(import.meta.dirname, "..");

const MEASURES: Readonly<
	Record<string, (directory: string) => Promise<Figure[]>>
> = {
	service: servingFigures,
	croissance: growthFigures,
	proches: closeFigures,
	pages: pageFigures,
	connectes: signedInFigures,
	affluence: changingFigures,
	memoire: memoryFigures,
	demarrage: startFigures,
};

function table(figures: readonly Figure[]): string {
	return [
		"| Measure | Found | Goal |",
		"| --- | --- | --- |",
		...figures.map(
			({ name, value, goal }) => `| ${name} | ${value} | ${goal} |`,
		),
	].join("\n");
}

/** `trouver FILE [PROJECTS]` takes a list from outside, and so is not one of the measures that `npm run mesurer` runs by itself. */
const FINDING = "trouver";

/** The measures to run, by name; null when one is unknown. */
function chosenMeasures(asked: readonly string[]) {
	const [name, list, projects] = asked;
	if (name === FINDING && list !== undefined)
		return [
			{
				name,
				run: (directory: string) =>
					findingFigures(
						directory,
						resolve(list),
						projects === undefined ? undefined : resolve(projects),
					),
			},
		];
	const names = asked.length > 0 ? asked : Object.keys(MEASURES);
	const chosen = names.flatMap((one) => {
		const run = MEASURES[one];
		return run ? [{ name: one, run }] : [];
	});
	return chosen.length === names.length ? chosen : null;
}

async function measure(asked: readonly string[]): Promise<void> {
	const chosen = chosenMeasures(asked);
	if (chosen === null) {
		process.stderr.write(
			`Mesure inconnue. Au choix : ${Object.keys(MEASURES).join(", ")}, ${FINDING} FICHIER [PROJETS].\n`,
		);
		process.exitCode = 2;
		return;
	}
	const start = performance.now();
	const copy = copyWithBaseline();
	try {
		const figures: Figure[] = [];
		for (const { name, run } of chosen) {
			process.stderr.write(`… ${name}\n`);
			const found = await run(copy);
			// At once: a later measure may fail.
			process.stderr.write(`${table(found)}\n`);
			figures.push(...found);
		}
		const facts = [
			`Machine: ${machine()}.`,
			`Commit: ${commit()}. Date: ${now().toISOString()}.`,
			`Duration: ${Math.round((performance.now() - start) / 1000)} s.`,
		].join("\n");
		const report = `${facts}\n\n${table(figures)}\n`;
		process.stdout.write(report);
		if (asked.length === 0)
			writeFileSync(
				join(ROOT, "docs/mesures.md"),
				`# Measures\n\nPrinted by \`npm run mesurer\`; ratios are taken in one run, medians of three rounds.\n\n${report}`,
			);
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}

await measure(process.argv.slice(2));
process.exit();
