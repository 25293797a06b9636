import { globSync, readFileSync } from "node:fs";
import { childEnvironment } from "#lib/platform/config/env";

/** Those that have a document. */
const PAGES = "{components/**/*.test.tsx,browser/**/*.test.ts}";
const FILES = "{lib,server,scripts,bench,prisma,components}/**/*.test.ts";
/** Load, kills and random acts: run at full size alone, by `npm run eprouver`. */
const ORDEALS = "bench/epreuves/*/ordeal.test.ts";

/**
 * What a test does to its whole process, or what it leaves there: its globals, modules
 * loaded twice, processes.
 */
const ALTERS_PROCESS =
	/process\.(?:env|chdir|kill|on|once|emit|exit)\b|globalThis|resetModules|vi\.mock|stubEnv|stubGlobal|child_process|startEmbeddedPostgres|frontListener|otherHolder|(?:gerer|faire|ordeal|proxied-store)\.fixture/;
/** `leaks.fixture.ts` sets it back; a database and its connections depend on it meanwhile. */
const MOVES_CLOCK = /useFakeTimers|setSystemTime/;
const USES_DATABASE = /useTestDatabase|testDatabase\(/;

type Project = "pure" | "database" | "process";
type PageProject = "pages" | "browser";

/**
 * What a file of unit tests needs, read from its text, so that no list can be out of
 * date: `process` alters its process and has one of its own; `database` and `pure` share
 * processes, which saves them from loading everything again.
 */
export function projectOf(text: string): Project {
	if (ALTERS_PROCESS.test(text)) return "process";
	if (!USES_DATABASE.test(text)) return "pure";
	return MOVES_CLOCK.test(text) ? "process" : "database";
}

/** The same for a file that has a document: what a page does in a browser has one of its own. */
export function pageProjectOf(file: string, text: string): PageProject {
	return file.startsWith("components") && !ALTERS_PROCESS.test(text)
		? "pages"
		: "browser";
}

/** The files of each project. */
export function unitProjects(): Record<Project | PageProject, string[]> {
	const files: Record<Project | PageProject, string[]> = {
		...{ pure: [], database: [], process: [] },
		...{ pages: [], browser: [] },
	};
	const { EPREUVES_RELEVES: isFullSize } = childEnvironment();
	const exclude = ["prisma/client/**", ...(isFullSize ? [] : [ORDEALS])];
	for (const file of globSync(FILES, { exclude }).sort())
		files[projectOf(readFileSync(file, "utf8"))].push(file);
	for (const file of globSync(PAGES).sort())
		files[pageProjectOf(file, readFileSync(file, "utf8"))].push(file);
	return files;
}
