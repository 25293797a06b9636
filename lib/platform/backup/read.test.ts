import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { OperatorError } from "../config/operator-error.ts";
import { readBackup } from "./read.ts";

const folder = mkdtempSync(join(tmpdir(), "bc-read-"));
afterAll(() => rmSync(folder, { recursive: true }));

const header = gzipSync(
	`${JSON.stringify({ bien_commun: 1, cree_le: "2026-01-01T00:00:00Z", migrations: ["a"] })}\n`,
);

/** Reads a file to its end; returns the error that this throws, if any. */
async function reading(path: string): Promise<unknown> {
	try {
		for await (const item of readBackup(path)) void item;
		return undefined;
	} catch (error) {
		return error;
	}
}

test.each([
	["that is absent", undefined, "n'existe pas"],
	["under a file", Buffer.from("x"), "n'existe pas", "x/y"],
	["that is a folder", undefined, "est un dossier", "."],
	["that is a picture", Buffer.from([0x89, 0x50, 0, 1]), "pas compressé"],
	["that is empty", Buffer.alloc(0), "sa fin manque"],
	["of other words", gzipSync("bonjour\n"), "forme attendue"],
	["of other JSON", gzipSync('{"a":1}\n'), "forme attendue"],
	["cut in its compression", header.subarray(0, 30), "sa fin manque"],
])(
	"a file %s is not a backup, and is reported by a sentence of our own",
	async (_, content, words, place = "x") => {
		const path = join(folder, "x");
		rmSync(path, { force: true });
		if (content) writeFileSync(path, content);
		const error = await reading(join(folder, place));
		expect(error).toBeInstanceOf(OperatorError);
		expect(String(error)).toContain(words);
		expect(String(error)).not.toMatch(/E[A-Z]{4,}|Unexpected|header|\{/);
	},
);
