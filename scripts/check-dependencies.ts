import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
	cruise,
	type ICruiseResult,
	type IViolation,
} from "dependency-cruiser";
import readOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import readTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { listFiles } from "./check-structure/model.ts";

const FOLDERS = [
	"app",
	"browser",
	"components",
	"e2e",
	"lib",
	"prisma",
	"scripts",
	"bench",
	"server",
];

type Verdict = { cruised: number; known: number; violations: IViolation[] };

/**
 * Checks the tree of the current directory against `.dependency-cruiser.mjs` of
 * this checkout.
 */
async function checkDependencies(): Promise<Verdict> {
	const known = listFiles(".").filter(
		(path) =>
			FOLDERS.some((folder) => path.startsWith(`${folder}/`)) &&
			/\.tsx?$/.test(path),
	).length;
	const folders = FOLDERS.filter((folder) => existsSync(folder));
	if (folders.length === 0) return { cruised: 0, known, violations: [] };
	const rules = join(import.meta.dirname, "../.dependency-cruiser.mjs");
	const { output } = await cruise(
		folders,
		await readOptions(rules),
		{},
		{ tsConfig: readTsConfig(resolve("tsconfig.json")) },
	);
	const { totalCruised, violations } = resultOf(output).summary;
	return { cruised: totalCruised, known, violations };
}

function resultOf(output: string | ICruiseResult): ICruiseResult {
	if (typeof output === "string") throw new Error(output);
	return output;
}

function sentence({ from, to, rule, cycle }: IViolation): string {
	const way = cycle?.map(({ name }) => name).join(" → ") ?? to;
	return `${from}:1: ${rule.name}: imports ${way}`;
}

// usage: node scripts/check-dependencies.ts [directory]
process.chdir(process.argv[2] ?? ".");
const { cruised, known, violations } = await checkDependencies();
for (const line of new Set(violations.map(sentence))) console.log(line);
// With a compiler that it does not know, dependency-cruiser reads nothing and
// reports nothing: the number of modules read is part of the verdict.
const isComplete = known > 0 && cruised >= known;
console.log(
	isComplete
		? `dependencies: ${violations.length} to mend among ${cruised} modules`
		: `dependencies: ${cruised} modules read where the tree has ${known}: nothing is shown`,
);
process.exitCode = isComplete && violations.length === 0 ? 0 : 1;
