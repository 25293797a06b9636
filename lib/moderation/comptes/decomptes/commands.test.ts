import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { effacerCompte } from "#lib/espace/effacement/commands";
import { verifierInvariants } from "#lib/moderation/verification/queries";
import {
	retirerVote,
	soutenirBesoin,
	voterPourProjet,
} from "#lib/participation/commands";
import type { Acteur, ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { annulerEnvoi } from "../../envois/commands.ts";
import { SUSPENSIONS_ALERTE } from "../../rules.ts";
import { suspendreCompte } from "../commands.ts";
import { ajusterDecomptes, ajusterDecomptesChaqueNuit } from "./commands.ts";
import { DECOMPTES_HEURES } from "./rules.ts";

useTestDatabase();
beforeEach(emptyDirectory);
// Some thousand statements in a row: a loaded machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const SYSTEME: Acteur = { nature: "systeme" };
const AUCUN = { sortis: 0, rentres: 0 };

/** As if every suspension, and every lifting, had been decided that many minutes earlier. */
async function vieillir(minutes: number): Promise<void> {
	await rows(
		sql`UPDATE comptes SET suspendu_le = suspendu_le - make_interval(mins => ${minutes}),
		      suspension_levee_le = suspension_levee_le - make_interval(mins => ${minutes})`,
	);
}

const UN_JOUR = DECOMPTES_HEURES * 60;

async function nombres(): Promise<Record<string, number>> {
	const lignes = await rows<{ slug: string; n: number }>(
		sql`SELECT slug, nb_votes AS n FROM projets UNION ALL SELECT slug, nb_soutiens FROM besoins ORDER BY slug`,
	);
	return Object.fromEntries(lignes.map(({ slug, n }) => [slug, n]));
}

async function ecarts() {
	return (await verifierInvariants()).ecarts.filter(
		({ regle }) => !/^(jalons|themes)_/.test(regle),
	);
}

async function decider(
	moi: ActeurCompte,
	{ compte_id }: ActeurCompte,
	suspendu: boolean,
) {
	expect(
		await suspendreCompte(moi, compte_id, { suspendu, motif: null }),
	).toMatchObject({ ok: true });
}

async function votants(nombre: number): Promise<ActeurCompte[]> {
	await creerProjet({ slug: "projet" });
	await creerBesoin({ slug: "besoin" });
	const acteurs = [];
	for (let rang = 0; rang < nombre; rang += 1) {
		const acteur = await acteurDeRole("membre");
		await voterPourProjet(acteur, "projet");
		await soutenirBesoin(acteur, "besoin");
		acteurs.push(acteur);
	}
	return acteurs;
}

test("D10: votes and supports leave the counts with a night, a day after the suspension, and come back in the same manner", async () => {
	const moi = await acteurDeRole();
	const [un, deux] = await votants(3);
	if (!un || !deux) throw new Error("three accounts");
	const tous = await nombres();
	await decider(moi, un, true);
	await decider(moi, deux, true);
	await vieillir(UN_JOUR - 1);
	expect(await ajusterDecomptes(SYSTEME)).toEqual(AUCUN);
	expect(await nombres()).toEqual(tous);
	expect(await ecarts()).toEqual([]);
	await vieillir(1);
	expect(await ajusterDecomptes(SYSTEME)).toEqual({ sortis: 2, rentres: 0 });
	expect(await nombres()).toEqual({ projet: 1, besoin: 1 });
	expect(await ecarts()).toEqual([]);
	await decider(moi, un, false);
	await vieillir(UN_JOUR - 1);
	expect(await ajusterDecomptes(SYSTEME)).toEqual(AUCUN);
	expect(await nombres()).toEqual({ projet: 1, besoin: 1 });
	await vieillir(1);
	expect(await ajusterDecomptes(SYSTEME)).toEqual({ sortis: 0, rentres: 1 });
	expect(await nombres()).toEqual({ projet: 2, besoin: 2 });
	expect(await ajusterDecomptes(SYSTEME)).toEqual(AUCUN);
	expect(await ecarts()).toEqual([]);
});

test("D10: a suspension lifted before the night moved nothing, ever; suspended again, its day begins again", async () => {
	const moi = await acteurDeRole();
	const [un] = await votants(2);
	if (!un) throw new Error("two accounts");
	const tous = await nombres();
	await decider(moi, un, true);
	await vieillir(UN_JOUR);
	await decider(moi, un, false);
	await vieillir(UN_JOUR);
	expect(await ajusterDecomptes(SYSTEME)).toEqual(AUCUN);
	await decider(moi, un, true);
	expect(await ajusterDecomptes(SYSTEME)).toEqual(AUCUN);
	expect(await nombres()).toEqual(tous);
	expect(await courrielsA(un)).toEqual([
		"compte_suspendu attente",
		"suspension_levee attente",
		"compte_suspendu attente",
	]);
});

test("who is back but not yet in the counts votes and withdraws without moving them, and counts once when they follow", async () => {
	const moi = await acteurDeRole();
	const [un] = await votants(2);
	if (!un) throw new Error("two accounts");
	await creerProjet({ slug: "autre" });
	await decider(moi, un, true);
	await vieillir(UN_JOUR);
	await ajusterDecomptes(SYSTEME);
	await decider(moi, un, false);
	expect(await voterPourProjet(un, "autre")).toMatchObject({
		ok: true,
		valeur: { nb_votes: 0, vote: true },
	});
	await retirerVote(un, "projet");
	expect(await nombres()).toEqual({ autre: 0, projet: 1, besoin: 1 });
	expect(await ecarts()).toEqual([]);
	await vieillir(UN_JOUR);
	await ajusterDecomptes(SYSTEME);
	expect(await nombres()).toEqual({ autre: 1, projet: 1, besoin: 2 });
	expect(await ecarts()).toEqual([]);
});

test("two instances at once, votes and an erasure meanwhile: nothing moves twice, both answer", async () => {
	const moi = await acteurDeRole();
	const comptes = await votants(12);
	for (const compte of comptes.slice(0, 8)) await decider(moi, compte, true);
	await vieillir(UN_JOUR);
	const [efface] = comptes;
	if (!efface) throw new Error("twelve accounts");
	const [un, deux] = await Promise.all([
		ajusterDecomptes(SYSTEME),
		ajusterDecomptes(SYSTEME),
		effacerCompte(SYSTEME, efface.compte_id),
		...comptes.slice(8).map((compte) => retirerVote(compte, "projet")),
	]);
	expect([7, 8]).toContain(un.sortis + deux.sortis);
	expect(await nombres()).toEqual({ projet: 0, besoin: 4 });
	expect(await ecarts()).toEqual([]);
});

test("of a night's batches only the first does anything", async () => {
	const moi = await acteurDeRole();
	const [un] = await votants(1);
	if (!un) throw new Error("one account");
	await rows(sql`DELETE FROM instance WHERE cle = 'decomptes_le'`);
	expect(await ajusterDecomptesChaqueNuit(SYSTEME)).toEqual(AUCUN);
	await decider(moi, un, true);
	await vieillir(UN_JOUR);
	expect(await ajusterDecomptesChaqueNuit(SYSTEME)).toBeNull();
	expect(await nombres()).toEqual({ projet: 1, besoin: 1 });
	await rows(
		sql`UPDATE instance SET valeur = '2026-01-01' WHERE cle = 'decomptes_le'`,
	);
	expect(await ajusterDecomptesChaqueNuit(SYSTEME)).toMatchObject({
		sortis: 1,
	});
});

test("random suspensions, liftings, votes, erasures and nights: the counts move by night alone, and are those of the rows", async () => {
	const moi = await acteurDeRole();
	const slugs = ["a", "b", "c"];
	for (const slug of slugs) await creerProjet({ slug });
	const acteurs = await Promise.all(
		Array.from({ length: 6 }, () => acteurDeRole("membre")),
	);
	// A fixed sequence that looks like chance: what fails once fails again.
	let graine = 20_261_122;
	const tirer = (n: number) => {
		graine = (graine * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((graine / 2_147_483_648) * n);
	};
	for (let pas = 0; pas < 150; pas += 1) {
		const acteur = acteurs[tirer(acteurs.length)];
		if (!acteur) throw new Error("an account");
		const slug = slugs[tirer(slugs.length)] ?? "";
		const avant = await nombres();
		const geste = tirer(10);
		if (geste < 3) await voterPourProjet(acteur, slug);
		else if (geste === 3) await retirerVote(acteur, slug);
		else if (geste < 7) {
			await suspendreCompte(moi, acteur.compte_id, {
				suspendu: geste < 6,
				motif: null,
			});
			expect(await nombres()).toEqual(avant);
		} else if (geste === 7) await vieillir(UN_JOUR / 2);
		else if (geste === 8) await ajusterDecomptes(SYSTEME);
		else if (pas % 5 === 0) await effacerCompte(SYSTEME, acteur.compte_id);
		expect([pas, await ecarts()]).toEqual([pas, []]);
	}
});

test("the mail that says so is not withdrawn by who suspends, nor by lifting", async () => {
	const moi = await acteurDeRole();
	const [un] = await votants(1);
	if (!un) throw new Error("one account");
	await decider(moi, un, true);
	await decider(moi, un, false);
	const actes = await prisma().journalEntree.findMany({
		where: { objet: "compte", objet_id: un.compte_id },
	});
	expect(actes).toHaveLength(2);
	for (const { id } of actes)
		expect(await annulerEnvoi(moi, id)).toMatchObject({ refus: "conflit" });
	expect(await courrielsA(un)).toEqual([
		"compte_suspendu attente",
		"suspension_levee attente",
	]);
});

test("administrators hear once of a moderator who suspends more than a few accounts in a day", async () => {
	const moi = await acteurDeRole();
	const admin = await acteurDeRole("admin", "en");
	const membre = async () => {
		const courriel = `${randomUUID()}@exemple.org`;
		const { id: compte_id } = await prisma().compte.create({
			data: { courriel, courriel_saisi: courriel },
		});
		return { nature: "compte", compte_id, role: "membre" } as const;
	};
	for (let rang = 0; rang < SUSPENSIONS_ALERTE; rang += 1)
		await decider(moi, await membre(), true);
	expect(await courrielsA(admin)).toEqual([]);
	for (let rang = 0; rang < 3; rang += 1)
		await decider(moi, await membre(), true);
	expect(await courrielsA(admin)).toEqual(["suspensions_nombreuses attente"]);
	expect(await courrielsA(moi)).toEqual([]);
});
