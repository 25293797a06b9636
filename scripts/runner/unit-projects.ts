import { globSync, readFileSync } from "node:fs";
import { childEnvironment } from "#lib/platform/config/env";

/** Those that have a document (`.test.tsx`, `browser/`) are a project of their own. */
const FILES = "{lib,server,scripts,bench,prisma,components}/**/*.test.ts";
/** Load, kills and random acts: run at full size alone, by `npm run eprouver`. */
const ORDEALS = "bench/epreuves/*/ordeal.test.ts";

/**
 * What a test does to its whole process, or what it leaves there: its globals, modules
 * loaded twice, processes.
 */
const ALTERS_PROCESS =
	/process\.(?:env|chdir|kill|on|once|emit|exit)\b|globalThis|resetModules|vi\.mock|stubEnv|stubGlobal|child_process|startEmbeddedPostgres|frontListener|otherHolder|(?:gerer|faire|ordeal|proxied-store)\.fixture/;
/** What `leaks.fixture.ts` sets back; with a database, more of a process depends on it. */
const ALTERS_SETTINGS = /completeEnvironment|useFakeTimers|setSystemTime/;
const USES_DATABASE = /useTestDatabase|testDatabase\(/;

type Project = "pure" | "database" | "process";

/**
 * What a file of unit tests needs, read from its text, so that no list can be out of
 * date: `process` alters its process and has one of its own; `database` and `pure` share
 * processes, which saves them from loading everything again.
 */
export function projectOf(text: string): Project {
	if (ALTERS_PROCESS.test(text)) return "process";
	if (!USES_DATABASE.test(text)) return "pure";
	return ALTERS_SETTINGS.test(text) ? "process" : "database";
}

/** The files of each project. */
export function unitProjects(): Record<Project, string[]> {
	const files: Record<Project, string[]> = {
		pure: [],
		database: [],
		process: [],
	};
	const { EPREUVES_RELEVES: isFullSize } = childEnvironment();
	const exclude = ["prisma/client/**", ...(isFullSize ? [] : [ORDEALS])];
	for (const file of globSync(FILES, { exclude }).sort())
		files[projectOf(readFileSync(file, "utf8"))].push(file);
	return files;
}
