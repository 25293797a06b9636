import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withConnection } from "#lib/platform/db/own-connection";
import { gerer } from "#scripts/gerer/gerer.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";

/** Heap given to the command: nearly twice what it needs (64), since a busy machine collects late; less than what it writes. */
const MEMOIRE_MIO = 120;

const base = useTestDatabase();
const dossier = mkdtempSync(join(tmpdir(), "bc-exporter-"));
afterAll(() => rmSync(dossier, { recursive: true }));

test("an export larger than the command's memory succeeds", async () => {
	await withConnection({ connectionString: base.url }, async (client) => {
		await client.query("ALTER TABLE projets DISABLE TRIGGER USER");
		await client.query(
			`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
			 SELECT 'gros-' || n, 'Projet ' || n, 'Une accroche.', repeat('texte ', 800), 'publie', now()
			 FROM generate_series(1, 32000) AS n`,
		);
	});
	const { code, stderr } = await gerer(
		{
			DATABASE_URL: base.url,
			NODE_OPTIONS: `--max-old-space-size=${MEMOIRE_MIO}`,
		},
		"exporter",
		dossier,
	);
	expect(code, stderr).toBe(0);
	const octets = statSync(join(dossier, "projets.jsonl")).size;
	expect(octets).toBeGreaterThan(MEMOIRE_MIO * 1024 * 1024);
});
