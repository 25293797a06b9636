import { basename, dirname } from "node:path/posix";
import type { CheckedFile, Violation } from "./model.ts";
import {
	DOMAIN_FILES,
	DOMAINS,
	LIB_FOLDERS,
	MIN_FILES_OF_CONCERN,
} from "./vocabulary.ts";

// "queries.recherche.test.ts" is a test of queries.ts; "queries.recherche.ts" would be
// an eighth kind of file.
const DOMAIN_FILE = new RegExp(
	`^(${DOMAIN_FILES.join("|")})((\\.[a-z0-9-]+)?\\.test)?\\.ts$`,
);

/** What a folder of app/ may hold: the names that Next reads, the server actions, and the reads. */
const APP_FILE =
	/^(?:actions|data|fonts|route)\.ts$|^(?:default|error|global-error|layout|loading|not-found|page|template)\.tsx$/;

const IN_DOMAIN = new RegExp(`^lib/(${DOMAINS.join("|")})/`);

/** The sentence for a misplaced file, or nothing when its place is right. */
function misplacement(path: string): string | undefined {
	const [top = "", second = "", ...rest] = path.split("/");
	if (top === "app" && rest.length > 0) {
		if (path === "app/api/endpoints.ts") return undefined;
		if (second === "api" && basename(path) !== "route.ts")
			return "app/api holds its table of endpoints and what Next needs to serve them";
		if (!APP_FILE.test(basename(path)))
			return "a folder of app/ holds the files that Next names, actions.ts and one data.ts for what it reads; what is shown belongs in components/";
	}
	if (top !== "lib") return undefined;
	if (rest.length === 0 || !LIB_FOLDERS.includes(second))
		return `lib/ holds only the folders ${LIB_FOLDERS.join(", ")}`;
	return IN_DOMAIN.test(path) && !DOMAIN_FILE.test(basename(path))
		? `a domain folder holds only ${DOMAIN_FILES.join(", ")} (.ts) and their tests; a sub-concern is a sub-folder with the same names`
		: undefined;
}

/** Holds the folders of app and lib, and the files of a domain. */
export function checkPlace(file: CheckedFile): Violation[] {
	const sentence = misplacement(file.path);
	return sentence === undefined
		? []
		: [{ file: file.path, line: 1, rule: "place", sentence }];
}

/** Holds that each sub-folder of a domain that has files has enough of them, tests apart. */
export function checkConcerns(files: readonly CheckedFile[]): Violation[] {
	const counts = new Map<string, number>();
	for (const { path, isTest } of files) {
		const folder = dirname(path);
		if (!IN_DOMAIN.test(folder)) continue;
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
