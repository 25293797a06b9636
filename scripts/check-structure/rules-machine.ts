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

/** Reports what is specific to one machine, in any text file. */
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

const EXACT = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;

const GROUPS = [
	"dependencies",
	"devDependencies",
	"optionalDependencies",
	"peerDependencies",
] as const;

type Manifest = Partial<
	Record<(typeof GROUPS)[number], Readonly<Record<string, string>>>
>;

/** The line, from 1, that first contains `part`. */
export function lineContaining(text: string, part: string): number {
	return text.split("\n").findIndex((line) => line.includes(part)) + 1;
}

/** Checks that package.json names exact versions. */
export function checkPins(file: CheckedFile): Violation[] {
	if (file.path !== "package.json") return [];
	// Not zod: loading it would cost as much as all the rules of this file.
	const manifest: Manifest = JSON.parse(file.text);
	return GROUPS.flatMap((group) => Object.entries(manifest[group] ?? {}))
		.filter(([, version]) => !EXACT.test(version))
		.map(([name, version]) => ({
			file: file.path,
			line: lineContaining(file.text, `"${name}"`),
			rule: "pins",
			sentence: `"${name}" is asked for as "${version}": name one exact version`,
		}));
}
