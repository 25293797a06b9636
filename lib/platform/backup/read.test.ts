import { createHash } from "node:crypto";
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

test("a backup is read as the first version wrote it, and not with an altered, added or lost line", async () => {
	const path = join(folder, "ancienne");
	const head = `{"bien_commun":1,"cree_le":"2026-01-01T00:00:00Z","migrations":["a"]}
{"table":"comptes","columns":["id"],"sequence":null}
{"id":1}
`;
	const somme = createHash("sha256").update(head).digest("hex");
	const read = (text: string) => {
		writeFileSync(path, gzipSync(text));
		return reading(path);
	};
	const end = (lignes: number) =>
		`{"fin":true,"lignes":${lignes},"somme":"${somme}"}\n`;
	expect(await read(head + end(1))).toBeUndefined();
	for (const changed of [
		head.replace(":1,", ":2,") + end(1),
		head.replace('"id":1', '"id":2') + end(1),
		head + end(0),
		`${head}${end(1)}{"id":2}\n`,
		head,
	])
		expect(await read(changed)).toBeInstanceOf(OperatorError);
});
