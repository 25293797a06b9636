import { byLine, type CheckedFile, type Violation } from "./model.ts";

/** Written so that this file contains none of them. */
const SILENCERS =
	/\b(?:biome[-]ignore(?:-all|-start|-end)?|eslint[-]disable|prettier[-]ignore|knip[-]ignore)\b|@ts[-](?:ignore|expect-error|nocheck)\b/;
const UNFINISHED = /\b(?:TO[D]O|FIX[M]E)\b/;

/** Reports comments that silence a tool, and unfinished work. */
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
