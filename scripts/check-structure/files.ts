import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type CheckedFile, checkedFile } from "./model.ts";

/** What git ignores, for a tree without git (an archive, a test). */
const IGNORED = new Set([
	".data",
	".git",
	".next",
	"next-env.d.ts",
	"node_modules",
	"prisma/client",
	"test-results",
]);

const READABLE =
	/\.(css|html|json|jsonl|ndjson|md|mjs|cjs|js|jsx|mts|prisma|sh|sql|svg|toml|ts|tsx|txt|xml|ya?ml|conf|service)$/;

function git(directory: string, ...args: string[]): string | undefined {
	try {
		return execFileSync("git", ["-C", directory, ...args], {
			encoding: "utf8",
			maxBuffer: 2 ** 26,
			stdio: ["ignore", "pipe", "ignore"],
		});
	} catch {
		// No git, or not a repository: the caller walks the folder instead.
		return undefined;
	}
}

function listByGit(directory: string): string[] | undefined {
	const top = git(directory, "rev-parse", "--show-toplevel")?.trim();
	// A folder inside a checkout is not a checkout: git would list it by the
	// rules of the outer tree.
	if (top === undefined || realpathSync(top) !== realpathSync(directory)) {
		return undefined;
	}
	return git(
		directory,
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
	)
		?.split("\0")
		.filter((path) => path !== "" && existsSync(join(directory, path)));
}

function walk(directory: string, prefix = ""): string[] {
	return readdirSync(join(directory, prefix), { withFileTypes: true }).flatMap(
		(entry) => {
			const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
			if (IGNORED.has(path) || IGNORED.has(entry.name)) return [];
			if (entry.isDirectory()) return walk(directory, path);
			return entry.isFile() ? [path] : [];
		},
	);
}

/** Every file that belongs to the tree, by path from `directory`, sorted. */
export function listFiles(directory: string): string[] {
	return [...new Set(listByGit(directory) ?? walk(directory))].sort();
}

function isReadable(path: string): boolean {
	return READABLE.test(path) || !/\.[^./]+$/.test(path) || /^\./.test(path);
}

/** Reads the listed files; the text of binary files is left empty. */
export function readFiles(directory: string): CheckedFile[] {
	return listFiles(directory).map((path) =>
		checkedFile(
			path,
			isReadable(path) ? readFileSync(join(directory, path), "utf8") : "",
		),
	);
}
