import { dirname } from "node:path/posix";
import type { CheckedFile, Violation } from "./model.ts";
import { DOMAINS, MIN_FILES_OF_CONCERN } from "./vocabulary.ts";

const CONCERN = new RegExp(`^lib/(${DOMAINS.join("|")})/.`);

/** Holds that each sub-folder of a domain that has files has enough of them, tests apart. */
export function checkConcerns(files: readonly CheckedFile[]): Violation[] {
	const counts = new Map<string, number>();
	for (const { path, isTest } of files) {
		const folder = dirname(path);
		if (!CONCERN.test(folder)) continue;
		counts.set(folder, (counts.get(folder) ?? 0) + (isTest ? 0 : 1));
	}
	return [...counts]
		.filter(([, count]) => count < MIN_FILES_OF_CONCERN)
		.map(([file, count]) => ({
			file,
			line: 1,
			rule: "concern",
			sentence: `${count} ${count === 1 ? "file" : "files"} in a sub-folder of a domain, ${MIN_FILES_OF_CONCERN} at least: merge it upward`,
		}));
}
