import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { creerCompte } from "#lib/comptes/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { creerBesoin } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	choisirEtapes,
	retirerSoutien,
	soutenirAvecChoix,
	soutenirBesoin,
} from "./commands.ts";
import { lireMonSoutien } from "./queries.ts";

useTestDatabase();

async function membre(): Promise<ActeurCompte> {
	const cree = await creerCompte(
		{ nature: "operateur" },
		{ courriel: `${randomUUID()}@example.org` },
	);
	if (!cree.ok) throw new Error(cree.refus);
	return { nature: "compte", compte_id: cree.valeur.id, role: "membre" };
}

async function besoin(statut = "publie"): Promise<string> {
	const slug = `x-${randomUUID()}`;
	await creerBesoin({ slug, statut });
	return slug;
}

test("the support and the choice about steps are written together, and counted once", async () => {
	const slug = await besoin();
	const moi = await membre();
	const reponses = await Promise.all(
		Array.from({ length: 20 }, () => soutenirAvecChoix(moi, slug, false)),
	);
	expect(new Set(reponses.map((reponse) => JSON.stringify(reponse)))).toEqual(
		new Set([
			JSON.stringify({ ok: true, valeur: { nb_soutiens: 1, soutenu: true } }),
		]),
	);
	expect(await lireMonSoutien(moi.compte_id, slug)).toEqual({
		soutenu: true,
		etapes_par_courriel: false,
	});
});

test("a refusal of the mails is kept when the support is withdrawn and given again through the API or from a row, and cleared by a yes", async () => {
	const slug = await besoin();
	const moi = await membre();
	await soutenirAvecChoix(moi, slug, false);
	await retirerSoutien(moi, slug);
	expect(await lireMonSoutien(moi.compte_id, slug)).toEqual({
		soutenu: false,
		etapes_par_courriel: false,
	});
	await soutenirBesoin(moi, slug);
	expect(await lireMonSoutien(moi.compte_id, slug)).toMatchObject({
		etapes_par_courriel: false,
	});
	await retirerSoutien(moi, slug);
	await soutenirAvecChoix(moi, slug, undefined);
	expect(await lireMonSoutien(moi.compte_id, slug)).toEqual({
		soutenu: true,
		etapes_par_courriel: false,
	});
	await soutenirAvecChoix(moi, slug, true);
	expect(await lireMonSoutien(moi.compte_id, slug)).toEqual({
		soutenu: true,
		etapes_par_courriel: true,
	});
});

test("the choice can be changed alone by a supporter, archived needs included, and is rejected for others", async () => {
	const slug = await besoin();
	const moi = await membre();
	await soutenirBesoin(moi, slug);
	await prisma().besoin.update({
		where: { slug },
		data: { statut: "archive" },
	});
	for (const voulu of [false, false, true, true]) {
		expect(await choisirEtapes(moi, slug, voulu)).toEqual({
			ok: true,
			valeur: { etapes_par_courriel: voulu },
		});
		expect(
			(await lireMonSoutien(moi.compte_id, slug)).etapes_par_courriel,
		).toBe(voulu);
	}
	expect(await choisirEtapes(await membre(), slug, false)).toMatchObject({
		refus: "introuvable",
	});
});

test("D14: a rejected support stores no choice", async () => {
	const slug = await besoin("archive");
	const moi = await membre();
	expect(await soutenirAvecChoix(moi, slug, false)).toMatchObject({
		refus: "introuvable",
	});
	expect(
		await prisma().refusEtapes.count({ where: { compte_id: moi.compte_id } }),
	).toBe(0);
	expect(await lireMonSoutien(moi.compte_id, "inconnu")).toEqual({
		soutenu: false,
		etapes_par_courriel: true,
	});
});

test("a suspended account supports nothing, and takes no support back: the count stays", async () => {
	const slug = await besoin();
	const [moi, autre] = [await membre(), await membre()];
	await soutenirBesoin(moi, slug);
	for (const { compte_id } of [moi, autre])
		await prisma().compte.update({
			where: { id: compte_id },
			data: { suspendu: true, suspendu_le: new Date() },
		});
	for (const faire of [
		() => soutenirBesoin(autre, slug),
		() => soutenirAvecChoix(autre, slug, true),
		() => retirerSoutien(moi, slug),
	])
		expect(await faire()).toMatchObject({ refus: "non_autorise" });
	expect(
		await prisma().besoin.findUniqueOrThrow({ where: { slug } }),
	).toMatchObject({ nb_soutiens: 1 });
	expect((await lireMonSoutien(autre.compte_id, slug)).soutenu).toBe(false);
});

test("a support given while its account is being suspended waits, and is refused", async () => {
	const [moi, slug] = [await membre(), await besoin()];
	const { enCours } = await inTransaction(async (tx) => {
		await tx.$executeRaw(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${moi.compte_id}`,
		);
		return untilBlocked(() => soutenirBesoin(moi, slug));
	});
	expect(await enCours).toMatchObject({ refus: "non_autorise" });
});
