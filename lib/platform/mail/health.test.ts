import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { prisma, rows, sql } from "../db/pool.ts";
import { etatFile, mailBeat } from "./health.ts";
import { enfiler } from "./queue.ts";

useTestDatabase();

async function enAttente(priorite: number, depuisSecondes: number) {
	await rows(sql`DELETE FROM courriels`);
	await enfiler(prisma(), {
		gabarit: "compte_suspendu",
		donnees: { motif: null },
		langue: "fr",
		compte_id: null,
		destinataire: "a@exemple.test",
		cle: "attente",
		priorite,
	});
	await rows(sql`
		UPDATE courriels SET disponible_le = now() - make_interval(secs => ${depuisSecondes})`);
}

test.each([
	[0, 110, "ok"],
	[0, 130, "en_panne"],
	[3, 130, "en_panne"],
	[8, 130, "ok"],
	[8, 5 * 3_600, "ok"],
	[8, 7 * 3_600, "en_panne"],
] as const)(
	"a mail of urgency %i that waits for %i s makes the queue %s",
	async (priorite, attente, etat) => {
		await enAttente(priorite, attente);
		expect(await etatFile()).toBe(etat);
	},
);

test("mails that were sent, expired or wait for their next try do not count as late", async () => {
	await enAttente(0, 600);
	for (const change of [
		sql`statut = 'envoye'`,
		sql`statut = 'attente', expire_le = now() - interval '1 s'`,
		sql`expire_le = NULL, disponible_le = now() + interval '1 s'`,
	]) {
		await rows(sql`UPDATE courriels SET ${change}`);
		expect(await etatFile()).toBe("ok");
	}
});

test("a worker that has not read the queue for 30 s makes it en_panne; one that was stopped does not", async () => {
	await rows(sql`DELETE FROM courriels`);
	mailBeat().at = performance.now();
	expect(await etatFile()).toBe("ok");
	mailBeat().at = performance.now() - 31_000;
	expect(await etatFile()).toBe("en_panne");
	mailBeat().at = null;
	expect(await etatFile()).toBe("ok");
});
