import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { faire } from "#scripts/gerer/faire.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { secondsSince } from "./last-done.ts";
import { rows, sql } from "./pool.ts";

useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "bc-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the age of the last backup is infinite before the first, near zero after the operator's command, in read-only mode too, and grows by the clock of the database; a backup that fails leaves it", async () => {
	expect(await secondsSince("sauvegarde")).toBe(Number.POSITIVE_INFINITY);
	const failing = faire("sauvegarder", join(folder, "absent", "a.jsonl.gz"));
	await expect(failing).rejects.toThrow();
	expect(await secondsSince("sauvegarde")).toBe(Number.POSITIVE_INFINITY);
	await faire("lecture-seule", "oui");
	await faire("sauvegarder", join(folder, "a.jsonl.gz"));
	await faire("lecture-seule", "non");
	expect(await secondsSince("sauvegarde")).toBeLessThan(60);
	await rows(
		sql`UPDATE instance SET valeur = (now() - interval '2 days')::text WHERE cle = 'sauvegarde_le'`,
	);
	expect(await secondsSince("sauvegarde")).toBeCloseTo(172_800, -2);
});
