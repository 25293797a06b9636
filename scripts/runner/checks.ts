import { monotonicMs } from "#lib/platform/runtime/clock";
import type { Failure, SuiteOutcome } from "./outcome.ts";
import { type Ended, run } from "./processes.ts";

/** Only for what hangs: on a busy machine the types alone may take ten minutes. */
const LIMIT_SECONDS = 3_600;

type Check = {
	title: string;
	programs: readonly Program[];
	/** Its output is shown even when it succeeds. */
	showsOutput?: true;
};
type Program = readonly [script: string, ...args: string[]];

/** The types of routes and of texts are generated: without them a fresh clone fails. */
export const TYPES: readonly Program[] = [
	["scripts/text-types.ts"],
	["node_modules/next/dist/bin/next", "typegen"],
	["node_modules/typescript/bin/tsc", "--noEmit"],
];

const KNIP = ["--no-progress", "--no-config-hints"];

/** The longest first: two run at a time, and a long one begun last would run by itself at the end. */
const CHECKS: readonly Check[] = [
	{
		title: "types",
		programs: TYPES,
	},
	{
		// Fails when it finds no file to read.
		title: "spelling",
		programs: [
			[
				"node_modules/cspell/bin.mjs",
				...["lint", "--no-progress", "--no-color"],
				...["--cache", "--cache-strategy", "content"],
				...["--cache-location", "node_modules/.cache/cspell"],
			],
		],
	},
	{
		title: "dead code",
		programs: [
			["node_modules/knip/bin/knip.js", ...KNIP],
			// Code that only tests use is dead code in production.
			[
				"node_modules/knip/bin/knip.js",
				...KNIP,
				...["--production", "--include", "files,exports,types"],
			],
		],
	},
	{
		title: "dependencies",
		programs: [["scripts/check-dependencies.ts"]],
	},
	{
		title: "structure",
		programs: [["scripts/check-structure/index.ts"]],
	},
	{
		title: "format and lint",
		programs: [
			["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
		],
	},
	{
		// It passes when the registry does not answer, and reports it.
		title: "advisories",
		programs: [["scripts/check-advisories.ts"]],
		showsOutput: true,
	},
];

/** No tool of the checks may send telemetry. */
const SILENT = {
	NEXT_TELEMETRY_DISABLED: "1",
	REDOCLY_TELEMETRY: "off",
	NO_COLOR: "1",
};

function node(program: Program): Promise<Ended> {
	return run(process.execPath, program, {
		quiet: true,
		limitSeconds: LIMIT_SECONDS,
		environment: SILENT,
	});
}

async function firstFailure({
	programs,
	showsOutput,
}: Check): Promise<Ended | undefined> {
	for (const program of programs) {
		const ended = await node(program);
		if (ended.code !== 0) return ended;
		if (showsOutput) console.log(`        ${ended.output.trim()}`);
	}
	return undefined;
}

/** Runs every check, two at a time, each counted as one test; prints what failed. */
export async function checksSuite(): Promise<SuiteOutcome> {
	const start = monotonicMs();
	const failures: Failure[] = [];
	const queue = [...CHECKS];
	const worker = async (): Promise<void> => {
		for (let check = queue.shift(); check; check = queue.shift()) {
			const { title } = check;
			const ended = await firstFailure(check);
			if (ended === undefined) {
				console.log(`  ok    ${title}`);
				continue;
			}
			const message = ended.timedOut
				? `stopped after ${LIMIT_SECONDS} s`
				: "see its own words above";
			failures.push({ title, message });
			console.log(`  FAIL  ${title}\n${ended.output.trimEnd()}`);
		}
	};
	await Promise.all([worker(), worker()]);
	return {
		name: "check",
		passed: CHECKS.length - failures.length,
		failures,
		skips: [],
		seconds: (monotonicMs() - start) / 1000,
	};
}
