import pg from "pg";
import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireFichier, lireStatistiques } from "./queries.ts";

useTestDatabase();

test("a crowd that asks for the figures costs two readings of them: the one under way, and the next", async () => {
	const query = vi.spyOn(pg.Pool.prototype, "query");
	await lireStatistiques();
	const once = query.mock.calls.length;
	query.mockClear();
	const read = await Promise.all(
		Array.from({ length: 40 }, () => lireFichier("statistiques.json", "fr")),
	);
	expect(query.mock.calls.length).toBeLessThanOrEqual(2 * once);
	expect(new Set(read.map((file) => file?.texte)).size).toBe(1);
});
