import { expect, test } from "vitest";
import { listerMesVotes } from "#lib/espace/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	retirerMonSoutien,
	retirerMonVote,
	retirerSoutien,
	retirerVote,
	soutenirBesoin,
	voterPourProjet,
} from "./commands.ts";

useTestDatabase();

const INTROUVABLE = { ok: false, refus: "introuvable" };

let comptes = 0;
async function nouveauCompte(): Promise<ActeurCompte> {
	comptes += 1;
	const courriel = `participant${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel },
	});
	return { nature: "compte", compte_id: id, role: "membre" };
}

test("D14: a vote on an archived project can be withdrawn in the account area, and nowhere else; the count is updated", async () => {
	const acteur = await nouveauCompte();
	const id = await creerProjet({ slug: "archive" });
	await voterPourProjet(acteur, "archive");
	await prisma().projet.update({ where: { id }, data: { statut: "archive" } });
	expect(await retirerVote(acteur, "archive")).toEqual(INTROUVABLE);
	expect(await listerMesVotes(acteur.compte_id)).toMatchObject({
		valeur: [{ slug: "archive", public: false }],
	});
	expect(await retirerMonVote(acteur, "archive")).toMatchObject({ ok: true });
	expect(
		await prisma().projet.findUniqueOrThrow({ where: { id } }),
	).toMatchObject({ nb_votes: 0 });
	expect(await listerMesVotes(acteur.compte_id)).toMatchObject({ valeur: [] });
});

test("a vote withdrawn a hundred times at once is subtracted from the count once", async () => {
	const acteur = await nouveauCompte();
	const id = await creerProjet({ slug: "cent-fois" });
	await voterPourProjet(await nouveauCompte(), "cent-fois");
	await voterPourProjet(acteur, "cent-fois");
	await Promise.all(
		Array.from({ length: 100 }, () => retirerMonVote(acteur, "cent-fois")),
	);
	expect(
		await prisma().projet.findUniqueOrThrow({ where: { id } }),
	).toMatchObject({ nb_votes: 1 });
});

test("D14: an account without a vote or support there learns nothing about entries that are not public", async () => {
	const acteur = await nouveauCompte();
	await creerProjet({ slug: "cache", statut: "propose", publie_le: null });
	await creerBesoin({ slug: "cache", statut: "propose", publie_le: null });
	expect(await retirerMonVote(acteur, "cache")).toEqual(INTROUVABLE);
	expect(await retirerMonVote(acteur, "inconnu")).toEqual(INTROUVABLE);
	expect(await retirerMonSoutien(acteur, "cache")).toEqual(INTROUVABLE);
	expect(await retirerMonSoutien(acteur, "inconnu")).toEqual(INTROUVABLE);
});

test("D14: a support of an archived need can be withdrawn in the account area, and nowhere else", async () => {
	const acteur = await nouveauCompte();
	const id = await creerBesoin({ slug: "archive" });
	await soutenirBesoin(acteur, "archive");
	await prisma().besoin.update({ where: { id }, data: { statut: "archive" } });
	expect(await retirerSoutien(acteur, "archive")).toEqual(INTROUVABLE);
	expect(await retirerMonSoutien(acteur, "archive")).toMatchObject({
		ok: true,
	});
	expect(
		await prisma().besoin.findUniqueOrThrow({ where: { id } }),
	).toMatchObject({ nb_soutiens: 0 });
});
