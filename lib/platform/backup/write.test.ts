import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { run } from "#prisma/directory.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { sauvegarder } from "./write.ts";

// The disk fills once the file is open: Linux has one that is always full.
vi.mock("node:fs", async (original) => {
	const fs = await original<typeof import("node:fs")>();
	return { ...fs, createWriteStream: () => fs.createWriteStream("/dev/full") };
});

useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "bc-disque-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(process.platform !== "linux")(
	"a backup on a disk that fills ends, says why, and leaves nothing",
	async () => {
		// More than is held in memory between the database and the file.
		await run(
			`INSERT INTO instance (cle, valeur) SELECT 'essai' || n,
			   (SELECT string_agg(md5(random()::text || n || m), '') FROM generate_series(1, 1000) AS m)
			 FROM generate_series(1, 40) AS n`,
		);
		const fichier = join(folder, "base.jsonl.gz");
		await expect(sauvegarder(fichier)).rejects.toMatchObject({
			code: "ENOSPC",
		});
		expect(existsSync(`${fichier}.partiel`)).toBe(false);
	},
);
