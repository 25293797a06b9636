import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { rows } from "./db.ts";
import {
	ACTES_MAX_PAR_MINUTE,
	compterActe,
	FENETRE_SITE_SECONDES,
} from "./site-limit.ts";

useTestDatabase();

test("D17: of simultaneous acts under one key, each gets its own number up to the limit", async () => {
	const cle = randomUUID();
	const counts = await Promise.all(
		Array.from({ length: ACTES_MAX_PAR_MINUTE + 20 }, () => compterActe(cle)),
	);
	const allowed = counts.filter(({ nombre }) => nombre <= ACTES_MAX_PAR_MINUTE);
	expect(allowed).toHaveLength(ACTES_MAX_PAR_MINUTE);
	for (const { delaiSecondes } of counts)
		expect(delaiSecondes).toBeLessThanOrEqual(FENETRE_SITE_SECONDES);
});

test("D17: the window opens again a minute after its first act, refused ones do not extend it", async () => {
	const cle = randomUUID();
	for (let act = 0; act < ACTES_MAX_PAR_MINUTE + 2; act += 1)
		await compterActe(cle);
	await rows({
		text: "UPDATE limites SET debut = debut - interval '60 s' WHERE cle = $1",
		values: [cle],
	});
	expect((await compterActe(cle)).nombre).toBe(1);
});
