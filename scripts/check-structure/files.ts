import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckedFile, checkedFile } from "./model.ts";

/** What git ignores, and git itself. */
const IGNORED =
	/(?:^|\/)(?:\.data|\.git|\.next|node_modules|test-results)$|^tmp$|^prisma\/client$|^next-env\.d\.ts$|\.tsbuildinfo$|\.d\.json\.ts$/;

const READABLE =
	/\.(css|html|json|jsonl|ndjson|md|mjs|cjs|js|jsx|mts|prisma|sh|sql|svg|toml|ts|tsx|txt|xml|ya?ml|conf|service)$/;

/** Every file that belongs to the tree, by path from `directory`, sorted. */
export function listFiles(directory: string, prefix = ""): string[] {
	return readdirSync(join(directory, prefix), { withFileTypes: true })
		.flatMap((entry) => {
			const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
			if (IGNORED.test(path)) return [];
			if (entry.isDirectory()) return listFiles(directory, path);
			return entry.isFile() ? [path] : [];
		})
		.sort();
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
