import { byLine, type CheckedFile, type Violation } from "./model.ts";

/** Written as patterns, so that this file passes its own check. */
const MACHINE_WORDS: readonly { pattern: RegExp; what: string }[] = [
	{
		pattern: /(?:^|[\s"'`(=:,[]|file:\/\/)\/(?:work|home|Users)\//,
		what: "a path of a developer's machine",
	},
	{
		pattern: /\bregistry\.[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/,
		what: "the host of a package registry",
	},
	{
		pattern: /\/\/[a-z0-9.-]*(?:verdaccio|artifactory|nexus)[a-z0-9.-]*[:/]/,
		what: "the host of a package mirror",
	},
];

export function checkMachineWords(file: CheckedFile): Violation[] {
	return MACHINE_WORDS.flatMap(({ pattern, what }) =>
		byLine(
			file,
			pattern,
			"machine",
			`this line names ${what}: it means nothing elsewhere`,
		),
	);
}

/** The line, from 1, that first contains `part`. */
export function lineContaining(text: string, part: string): number {
	return text.split("\n").findIndex((line) => line.includes(part)) + 1;
}

/** Written so that this file contains none of them. */
const SILENCERS =
	/\b(?:biome[-]ignore(?:-all|-start|-end)?|eslint[-]disable|prettier[-]ignore|knip[-]ignore)\b|@ts[-](?:ignore|expect-error|nocheck)\b/;
const UNFINISHED = /\b(?:TO[D]O|FIX[M]E)\b/;

export function checkSuppressions(file: CheckedFile): Violation[] {
	if (!file.isCode && !file.path.endsWith(".css")) return [];
	return [
		...byLine(
			file,
			SILENCERS,
			"suppression",
			"no suppression: mend what the tool points at",
		),
		...byLine(
			file,
			UNFINISHED,
			"unfinished",
			"nothing is left for later in the code: do it, or open an issue",
		),
	];
}

/** Platforms that the site is served from: their packages must always have a checksum. */
const SERVING = { os: "linux", cpu: ["x64", "arm64"], libc: "glibc" };

type Entry = {
	readonly [list in "os" | "cpu" | "libc"]?: readonly string[];
} & {
	readonly link?: boolean;
	readonly resolved?: string;
	readonly integrity?: string;
	readonly optional?: boolean;
};

/** Whether a list of platforms, in npm's format, accepts one; no list accepts all. */
function lets(list: readonly string[] | undefined, name: string): boolean {
	return list?.includes(name) ?? true;
}

function serves({ cpu, libc, os }: Entry): boolean {
	return (
		lets(os, SERVING.os) &&
		SERVING.cpu.some((one) => lets(cpu, one)) &&
		lets(libc, SERVING.libc)
	);
}

function fault(entry: Entry): string | undefined {
	if (entry.link) return undefined;
	if (entry.resolved !== undefined) {
		return "this entry names where it came from, and packages come from the registry alone: lock again with omit-lockfile-registry-resolved";
	}
	if (entry.integrity === undefined) {
		// complete-lock.mjs adds builds for which the registry gave no checksum.
		return entry.optional && !serves(entry)
			? undefined
			: "this entry has no integrity, so what is installed is not checked: lock it again from a registry that gives its sum";
	}
	return entry.integrity.startsWith("sha512-")
		? undefined
		: "this entry's integrity is no SHA-512: lock it again";
}

/** Checks that every entry of the lock file comes from the registry and has a checksum. */
export function checkLock(file: CheckedFile): Violation[] {
	if (file.path !== "package-lock.json") return [];
	const lock: { packages: Record<string, Entry> } = JSON.parse(file.text);
	return Object.entries(lock.packages)
		.filter(([path]) => path !== "")
		.flatMap(([path, entry]) => {
			const sentence = fault(entry);
			if (sentence === undefined) return [];
			const line = lineContaining(file.text, `"${path}": {`);
			return [{ file: file.path, line, rule: "lock", sentence }];
		});
}
