import { expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { suspendreCompte } from "../comptes/commands.ts";
import { listerEnvois, listerLettresMortes } from "./queries.ts";

useTestDatabase();

const suspension = { suspendu: true, motif: null };

test("the mails that wait stand beside their own acts, the soonest first; those that are leaving are not shown", async () => {
	const moi = await acteurDeRole();
	const comptes = [await acteurDeRole("membre"), await acteurDeRole("membre")];
	for (const { compte_id } of comptes)
		await suspendreCompte(moi, compte_id, suspension);
	const [premier, second] = comptes;
	await rows(
		sql`UPDATE courriels SET disponible_le = now() + CASE WHEN compte_id = ${premier?.compte_id}::int
		      THEN interval '50 min' ELSE interval '20 min' END`,
	);
	const vus = await listerEnvois();
	expect(vus.map(({ acte }) => acte.objet_id)).toEqual([
		...[second?.compte_id, premier?.compte_id],
	]);
	expect(vus[0]).toMatchObject({ gabarit: "compte_suspendu", nombre: 1 });
	expect(vus[0]?.part_dans).toBeLessThanOrEqual(1_200);
	await rows(
		sql`UPDATE courriels SET essais = 1 WHERE compte_id = ${second?.compte_id}::int`,
	);
	expect((await listerEnvois()).map(({ acte }) => acte.objet_id)).toEqual([
		premier?.compte_id,
	]);
});

test("of the mails that were given up one may be sent again unless it was worth minutes only; an old one is told", async () => {
	const ligne = {
		langue: "fr",
		destinataire: "a@exemple.test",
		statut: "abandonne",
	};
	for (const [cle, heures, expire_le] of [
		["neuve", 1, null],
		["vieille", 24, null],
		["code", 1, new Date()],
	] as const)
		await prisma().courriel.create({
			data: {
				...{ ...ligne, cle, gabarit: cle, expire_le },
				cree_le: new Date(Date.now() - heures * 3_600_000),
			},
		});
	expect(await listerLettresMortes()).toMatchObject([
		{ gabarit: "neuve", relancable: true, ancienne: false },
		{ gabarit: "vieille", relancable: true, ancienne: true },
		{ gabarit: "code", relancable: false, ancienne: false },
	]);
});
