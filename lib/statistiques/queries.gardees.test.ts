import { expect, test } from "vitest";
import { StoreDown } from "#lib/platform/db/unavailable";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireStatistiquesDatees } from "./queries.ts";

useTestDatabase();

test("while the database does not answer, the last figures are told with their time; another failure is told", async () => {
	const away = () => Promise.reject(new StoreDown("away"));
	await expect(lireStatistiquesDatees(away)).rejects.toThrow("away");
	const lues = await lireStatistiquesDatees();
	expect(lues.sont_gardees).toBe(false);
	expect(await lireStatistiquesDatees(away)).toEqual({
		...lues,
		sont_gardees: true,
	});
	const broken = () => Promise.reject(new Error("broken"));
	await expect(lireStatistiquesDatees(broken)).rejects.toThrow("broken");
});
