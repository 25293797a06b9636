import pg from "pg";
import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { answerHealth } from "./health.ts";

useTestDatabase();

test("a crowd that asks how the site is takes no connection from readers, and learns the truth", async () => {
	const query = vi.spyOn(pg.Pool.prototype, "query");
	const answers = await Promise.all(
		Array.from({ length: 600 }, () => answerHealth()),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	// For each of the two facts: the reading under way, and those of the rest.
	expect(query.mock.calls.length).toBeLessThanOrEqual(8);
});
