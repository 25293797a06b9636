import { basename, dirname } from "node:path/posix";
import { type CheckedFile, type Violation, wordsOf } from "./model.ts";
import {
	APP_FILES,
	APP_TOP_FILES,
	COMPONENT_FOLDERS,
	DOMAIN_FILES,
	DOMAINS,
	E2E_FOLDERS,
	EMPTY_WORDS,
	LIB_FOLDERS,
	MIN_FILES_OF_CONCERN,
	TOP_FILES,
	TOP_FOLDERS,
} from "./vocabulary.ts";

// "queries.recherche.test.ts" is a test of queries.ts; "queries.recherche.ts" would be
// an eighth kind of file.
const DOMAIN_FILE = new RegExp(
	`^(${DOMAIN_FILES.join("|")})((\\.[a-z0-9-]+)?\\.test)?\\.ts$`,
);

/** The sentence for a misplaced file, or nothing when its place is right. */
function misplacement(path: string): string | undefined {
	const [top = "", second = "", ...rest] = path.split("/");
	if (second === "") {
		return TOP_FILES.includes(top)
			? undefined
			: `"${top}" is not one of the files of the top level (TOP_FILES of scripts/check-structure/vocabulary.ts)`;
	}
	if (!TOP_FOLDERS.includes(top)) {
		return `"${top}/" is not one of the folders of the top level: ${TOP_FOLDERS.join(", ")}`;
	}
	if (top === "lib") return misplacedInLib(path, second, rest);
	if (top === "components") {
		return misplacedUnder(second, rest, COMPONENT_FOLDERS, "components");
	}
	if (top === "e2e") return misplacedUnder(second, rest, E2E_FOLDERS, "e2e");
	if (top === "app") return misplacedInApp(second, rest);
	if (path.startsWith("docs/decisions/") && !isDecision(rest)) {
		return "a decision record is called NNNN-title-in-lower-case.md";
	}
	return undefined;
}

function misplacedInApp(
	second: string,
	rest: readonly string[],
): string | undefined {
	const name = rest.at(-1) ?? second;
	if (second === "api" && rest.length > 0) {
		return name === "route.ts"
			? undefined
			: "under app/api a folder is an endpoint and holds route.ts only";
	}
	const allowed = rest.length === 0 ? APP_TOP_FILES : [];
	return [...APP_FILES, ...allowed].includes(name)
		? undefined
		: "a folder of app/ holds the files that Next names, actions.ts and one data.ts for what it reads; what is shown belongs in components/";
}

function isDecision(rest: readonly string[]): boolean {
	return (
		rest.length === 1 && /^(?:README|\d{4}-[a-z0-9-]+)\.md$/.test(rest[0] ?? "")
	);
}

function misplacedUnder(
	folder: string,
	rest: readonly string[],
	allowed: readonly string[],
	top: string,
): string | undefined {
	return rest.length > 0 && allowed.includes(folder)
		? undefined
		: `${top}/ holds only the folders ${allowed.join(", ")}`;
}

function misplacedInLib(
	path: string,
	folder: string,
	rest: readonly string[],
): string | undefined {
	const misplaced = misplacedUnder(folder, rest, LIB_FOLDERS, "lib");
	if (misplaced !== undefined) return misplaced;
	if (!DOMAINS.some((domain) => domain === folder)) return undefined;
	if (DOMAIN_FILE.test(basename(path))) return undefined;
	return `a domain folder holds only ${DOMAIN_FILES.join(", ")} (.ts) and their tests; a sub-concern is a sub-folder with the same names`;
}

function misnaming(path: string): string | undefined {
	const words = path.split("/").flatMap(wordsOf);
	const empty = words.find((word) => EMPTY_WORDS.includes(word));
	if (empty !== undefined) {
		return `"${empty}" does not say what is inside: name the thing it is about`;
	}
	return /[^\x21-\x7e]/.test(path)
		? "a file's name is written without accents or blanks"
		: undefined;
}

/** Holds the tree: top level, app, lib, domain folders, components, e2e, decisions, and names that say something. */
export function checkPlace(file: CheckedFile): Violation[] {
	return [
		{ rule: "place", sentence: misplacement(file.path) },
		{ rule: "name", sentence: misnaming(file.path) },
	].flatMap(({ rule, sentence }) =>
		sentence === undefined ? [] : { file: file.path, line: 1, rule, sentence },
	);
}

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
