import { expect, test } from "vitest";
import { secondsSince } from "#lib/platform/db/last-done";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { dailyRound } from "./daily-tasks.ts";

useTestDatabase();

test("a round of daily tasks is recorded once all of them are done; when one fails the others still run, and the round is not recorded", async () => {
	const done: string[] = [];
	const right = async () => {
		done.push("right");
	};
	const wrong = async () => {
		throw new Error("a task that fails");
	};
	await dailyRound([wrong, right]);
	expect(done).toEqual(["right"]);
	expect(await secondsSince("taches")).toBe(Number.POSITIVE_INFINITY);
	await dailyRound([right]);
	expect(await secondsSince("taches")).toBeLessThan(600);
});
