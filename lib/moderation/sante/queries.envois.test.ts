import { expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { suspendreCompte } from "../comptes/commands.ts";
import { relancerCourriel } from "./commands.ts";
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
	const moi = await acteurDeRole();
	const [neuve, vieille, code] = (await listerLettresMortes()).map(
		({ id }) => id,
	);
	const mortes = async () =>
		(await listerLettresMortes()).map(({ gabarit }) => gabarit);
	expect(await relancerCourriel(moi, vieille ?? 0, false)).toMatchObject({
		refus: "conflit",
	});
	expect(await relancerCourriel(moi, neuve ?? 0, false)).toMatchObject({
		ok: true,
	});
	expect(await mortes()).toEqual(["vieille", "code"]);
	const ages = () =>
		rows<{ cle: string; jours: number }>(
			sql`SELECT cle, round(extract(epoch FROM now() - cree_le) / 86400)::int AS jours FROM courriels
			    WHERE cle IN ('neuve', 'vieille') ORDER BY cle`,
		);
	expect(await ages()).toMatchObject([{ jours: 0 }, { jours: 1 }]);
	expect(await relancerCourriel(moi, vieille ?? 0, true)).toMatchObject({
		ok: true,
	});
	expect(await ages()).toMatchObject([{ jours: 0 }, { jours: 0 }]);
	expect(await relancerCourriel(moi, code ?? 0, true)).toMatchObject({
		refus: "introuvable",
	});
	expect(await mortes()).toEqual(["code"]);
});
