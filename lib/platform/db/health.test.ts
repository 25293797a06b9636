import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { etatBase } from "./health.ts";
import { rows, sql } from "./pool.ts";
import { inTransaction } from "./transaction.ts";
import { PLEIN_MS, StoreDown } from "./unavailable.ts";

useTestDatabase();
beforeAll(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
});
afterAll(() => {
	vi.useRealTimers();
});

const REFUSED = sql`DO $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$`;

test.each([
	{ how: "alone", write: () => rows(REFUSED) },
	{
		how: "in a transaction",
		write: () => inTransaction((tx) => tx.$executeRaw(REFUSED)),
	},
])(
	"a write refused for a full disk, $how, is reported as a breakdown for a minute, though reads still work",
	async ({ write }) => {
		expect(await etatBase()).toBe("ok");
		await expect(write()).rejects.toBeInstanceOf(StoreDown);
		expect(await etatBase()).toBe("en_panne");
		vi.advanceTimersByTime(PLEIN_MS - 1);
		expect(await etatBase()).toBe("en_panne");
		vi.advanceTimersByTime(1);
		expect(await etatBase()).toBe("ok");
	},
);
