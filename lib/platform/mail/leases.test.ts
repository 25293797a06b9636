import { afterEach, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { prisma, rows, sql } from "../db/pool.ts";
import { type CourrielPris, noter, prendre } from "./leases.ts";
import { enfiler } from "./queue.ts";

useTestDatabase();
afterEach(() => rows(sql`DELETE FROM courriels`));

async function poster(cle: string, expireDansSecondes?: number) {
	await enfiler(prisma(), {
		gabarit: "compte_suspendu",
		donnees: { motif: null },
		langue: "fr",
		compte_id: null,
		destinataire: "a@exemple.test",
		cle,
		...(expireDansSecondes === undefined ? {} : { expireDansSecondes }),
	});
}

async function prendreUn(): Promise<CourrielPris> {
	const [pris] = await prendre(1, 9);
	if (pris === undefined) throw new Error("nothing to take");
	return pris;
}

/** A mail whose first worker stalled until its lease expired, and that a second one took. */
async function reprise(): Promise<[CourrielPris, CourrielPris]> {
	await poster("repris");
	const premier = await prendreUn();
	expect(await prendre(1, 9)).toEqual([]);
	await rows(sql`UPDATE courriels SET bail_le = bail_le - interval '61 s'`);
	return [premier, await prendreUn()];
}

function lire() {
	return rows<{ statut: string; bail_le: Date | null; essais: number }>(
		sql`SELECT statut, bail_le, essais FROM courriels`,
	);
}

test("a worker whose lease expired can't report a failure while another sends the mail", async () => {
	const [premier, second] = await reprise();
	await noter(premier, { issue: "echec", erreur: "trop tard" });
	await noter(premier, { issue: "refus", erreur: "trop tard" });
	await noter(premier, {
		issue: "limite",
		delaiSecondes: 1,
		erreur: "trop tard",
	});
	expect(await lire()).toEqual([
		{ statut: "envoi", bail_le: second.bail_le, essais: 2 },
	]);
});

test("a worker whose lease expired can still report the mail as sent, and a later failure of the other does not send it again", async () => {
	const [premier, second] = await reprise();
	await noter(premier, { issue: "envoye" });
	await noter(second, { issue: "echec", erreur: "délai" });
	expect(await lire()).toMatchObject([{ statut: "envoye" }]);
	expect(await prendre(1, 9)).toEqual([]);
});

test("an expired mail is not taken, one in its last second is", async () => {
	await poster("perime", 0);
	expect(await prendre(1, 9)).toEqual([]);
	await poster("juste", 5);
	expect(await prendreUn()).toMatchObject({ cle: "juste" });
});

test("a mail is due as soon as it is queued, on a clock finer than its columns", async () => {
	for (let n = 0; n < 100; n += 1) {
		await poster(`n${n}`);
		expect((await prendre(1, 9)).map(({ cle }) => cle)).toEqual([`n${n}`]);
	}
});

test("ten takers at once share twenty mails: each is taken once", async () => {
	for (let n = 0; n < 20; n += 1) await poster(`n${n}`);
	const takes = await Promise.all(
		Array.from({ length: 10 }, () => prendre(3, 9)),
	);
	const ids = takes.flat().map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids.length + (await prendre(30, 9)).length).toBe(20);
});

test("a taker of urgent mails gets no other", async () => {
	await poster("ordinaire");
	expect(await prendre(1, 0)).toEqual([]);
	expect(await prendre(1, 3)).toHaveLength(1);
});
