import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { prisma, rows, sql } from "../db/pool.ts";
import { etatFile, failingMails, mailBeat } from "./health.ts";
import { noter, prendre } from "./leases.ts";
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

test("mails that fail again and again are counted with the latest reason; those of a first failure, that left since, or that expired long ago or before another left are not", async () => {
	await enAttente(0, 600);
	const failing = async (change: ReturnType<typeof sql>) => {
		await rows(sql`UPDATE courriels SET ${change}`);
		return failingMails();
	};
	const AUCUN = { nombre: 0, cause: null };
	expect(await failing(sql`erreur = 'smtp 450 EENVELOPE', essais = 1`)).toEqual(
		AUCUN,
	);
	const UN = { nombre: 1, cause: "smtp 535 EAUTH" };
	expect(
		await failing(
			sql`erreur = 'smtp 535 EAUTH', essais = 5, disponible_le = now() + interval '1 hour'`,
		),
	).toEqual(UN);
	expect(
		await failing(
			sql`statut = 'expire', expire_le = now() - interval '50 minutes'`,
		),
	).toEqual(UN);
	const sent = sql`INSERT INTO courriels (cle, gabarit, langue, destinataire, donnees, priorite, statut, envoye_le)
		VALUES ('parti', 'code', 'fr', '', '{}', 0, 'envoye', now())`;
	await rows(sent);
	expect(await failingMails()).toEqual(AUCUN);
	await rows(sql`DELETE FROM courriels WHERE cle = 'parti'`);
	expect(await failing(sql`expire_le = now() - interval '70 minutes'`)).toEqual(
		AUCUN,
	);
	expect(await failing(sql`statut = 'envoye', erreur = NULL`)).toEqual(AUCUN);
});

test("mails that the provider turns away at its limit are counted once they are late, codes that expired so included, though no try of theirs is", async () => {
	// Not of this instant: times are rounded to milliseconds, up as well.
	await enAttente(0, 1);
	const [pris] = await prendre(1, 0);
	if (!pris) throw new Error("nothing to take");
	const erreur = "resend 429 daily_quota_exceeded";
	await noter(pris, { issue: "limite", delaiSecondes: 60, erreur });
	expect(await failingMails()).toEqual({ nombre: 0, cause: null });
	await rows(sql`UPDATE courriels SET cree_le = now() - interval '3 minutes'`);
	expect(await failingMails()).toEqual({ nombre: 1, cause: erreur });
	await rows(sql`UPDATE courriels SET statut = 'expire', expire_le = now()`);
	expect(await failingMails()).toEqual({ nombre: 1, cause: erreur });
	await rows(sql`UPDATE courriels SET statut = 'attente', priorite = 8`);
	expect(await failingMails()).toEqual({ nombre: 0, cause: null });
});
