import { expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { CONSERVATION } from "./rules.ts";

useTestDatabase();

test("every table of the database says what it keeps, how long, and what takes it away", async () => {
	const tables = await rows<{ nom: string }>(
		sql`SELECT table_name::text AS nom FROM information_schema.tables
		    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
	);
	expect(Object.keys(CONSERVATION).sort()).toEqual(
		tables.map(({ nom }) => nom).sort(),
	);
});

test("what belongs to an account leaves with it: it is said of every table that names one", async () => {
	const owned = await rows<{ nom: string }>(
		sql`SELECT DISTINCT table_name::text AS nom FROM information_schema.columns
		    WHERE table_schema = 'public' AND column_name IN ('compte_id', 'auteur_id', 'acteur_id', 'courriel')`,
	);
	expect(owned.length).toBeGreaterThan(10);
	for (const { nom } of owned)
		expect([nom, CONSERVATION[nom]?.par]).toEqual([
			nom,
			expect.arrayContaining(["effacement"]),
		]);
});
