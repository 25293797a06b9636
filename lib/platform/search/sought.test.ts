import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { closeStore, rows, sql } from "../db/pool.ts";
import { soughtIn } from "./sought.ts";

useTestDatabase();

async function indexScans(): Promise<number> {
	const [read] = await rows<{ scans: number }>(
		sql`SELECT idx_scan::int AS scans FROM pg_stat_user_tables WHERE relname = 'mots'`,
	);
	return read?.scans ?? 0;
}

test("of very many words, those that begin like one are found by the index", async () => {
	await rows(
		sql`INSERT INTO mots (mot) SELECT 'debut' || i FROM generate_series(1, 9) AS i UNION ALL SELECT md5(i::text) FROM generate_series(1, 20000) AS i`,
	);
	await rows(sql`ANALYZE mots`);
	const before = await indexScans();
	const { words } = await soughtIn("début", async () => [], "long");
	const met = words.flatMap(({ ways }) =>
		ways.flatMap((way) => way.words.flat().map(({ racine }) => racine)),
	);
	const begun = "debut9";
	expect(met).toContain(`f${begun}`);
	// A connection tells what it read when it ends.
	await closeStore();
	await expect.poll(indexScans).toBeGreaterThan(before);
});
