import { expect, test } from "vitest";
import { inTransaction } from "#lib/platform/db/transaction";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { barrerAdresse, leverBarrage } from "./writes.ts";

useTestDatabase();

test("lifting the bar on an address leaves those on others", async () => {
	const lever = (courriel: string) =>
		inTransaction((tx) => leverBarrage(tx, { nature: "operateur" }, courriel));
	await inTransaction(async (tx) => {
		for (const nom of ["une", "autre"])
			await barrerAdresse(tx, `${nom}@exemple.fr`);
	});
	expect(await lever("une@exemple.fr")).toBe(true);
	expect(await lever("une@exemple.fr")).toBe(false);
	expect(await lever("autre@exemple.fr")).toBe(true);
});
