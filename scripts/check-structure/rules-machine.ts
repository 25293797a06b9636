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

/** The line, from 1, that first contains `part`. */
export function lineContaining(text: string, part: string): number {
	return text.split("\n").findIndex((line) => line.includes(part)) + 1;
}
