import { beforeEach, describe, expect, test } from "vitest";
import { listerProjetsDuBesoin } from "#lib/besoins/liens/queries";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, dernierActe } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin } from "../commands.ts";
import { deciderLien } from "./commands.ts";
import { lireVersionDuSien, listerLiens } from "./queries.ts";

useTestDatabase();
beforeEach(async () => {
	await emptyDirectory();
	await creerBesoin({ slug: "besoin" });
	await creerProjet({ slug: "projet" });
});

const etats = async () =>
	(await listerLiens({ nature: "besoin", slug: "besoin" })).map(
		({ slug, etat }) => [slug, etat],
	);

async function suggerer(besoin = "besoin") {
	await rows(
		sql`INSERT INTO liens (besoin_id, projet_id, origine, reponses, nuance)
		    SELECT b.id, p.id, 'habitant', 1, 'Il manque les heures.' FROM besoins b, projets p
		    WHERE b.slug = ${besoin} AND p.slug = 'projet'`,
	);
}

async function publics(besoin = "besoin") {
	const lus = await listerProjetsDuBesoin(besoin);
	return lus.ok ? lus.valeur.map(({ slug }) => slug) : lus.refus;
}

const actes = () =>
	prisma().journalEntree.count({
		where: { acte: { in: ["confirmerLien", "ecarterLien"] } },
	});

describe("a moderator decides on a link", () => {
	test("confirms it, sets it aside and confirms it again; each act is journaled", async () => {
		await suggerer();
		const acteur = await acteurDeRole();
		for (const etat of ["confirme", "ecarte", "confirme"] as const) {
			const fait = await deciderLien(acteur, "besoin", "projet", etat);
			expect(fait.ok).toBe(true);
			expect(await etats()).toEqual([["projet", etat]]);
			expect(await dernierActe("besoin", "besoin")).toMatchObject({
				acte: etat === "confirme" ? "confirmerLien" : "ecarterLien",
				acteur_id: acteur.compte_id,
				apres: { etat, projet: "projet" },
			});
		}
		expect(
			await listerLiens({ nature: "besoin", slug: "besoin" }),
		).toMatchObject([{ reponses: 1, nuance: "Il manque les heures." }]);
		expect(await publics()).toEqual(["projet"]);
	});

	test("on a project the needs that it answers stand, and those that it may, until they are set aside or merged", async () => {
		await creerBesoin({ slug: "autre" });
		const acteur = await acteurDeRole();
		const desBesoins = async () =>
			(await listerLiens({ nature: "projet", slug: "projet" })).map(
				({ slug, etat, publie }) => [slug, etat, publie],
			);
		expect(await desBesoins()).toEqual([]);
		await suggerer();
		await deciderLien(acteur, "autre", "projet", "confirme");
		expect(await desBesoins()).toEqual([
			["besoin", "suggere", true],
			["autre", "confirme", true],
		]);
		await deciderLien(acteur, "autre", "projet", "ecarte");
		await modererBesoin(acteur, "besoin", {
			...{ projet: "projet", statut: undefined, motif: null },
		});
		expect((await desBesoins()).at(0)).toEqual(["besoin", "sien", true]);
		expect((await desBesoins()).flat()).not.toContain("autre");
	});

	test("a project that awaits review can be linked: nobody sees it before it is public", async () => {
		await creerProjet({ slug: "attend", statut: "propose", publie_le: null });
		const acteur = await acteurDeRole();
		expect(
			await deciderLien(acteur, "besoin", "attend", "confirme"),
		).toMatchObject({ ok: true });
		expect(await publics()).toEqual([]);
		expect(
			await listerLiens({ nature: "besoin", slug: "besoin" }),
		).toMatchObject([{ slug: "attend", etat: "confirme", publie: false }]);
	});

	test("the state that it has already changes nothing, and is not journaled again", async () => {
		const acteur = await acteurDeRole();
		await deciderLien(acteur, "besoin", "projet", "confirme");
		await deciderLien(acteur, "besoin", "projet", "confirme");
		expect(await actes()).toBe(1);
	});

	test.each([
		["an unknown project", "besoin", "inconnu", "invalide"],
		["what names no project", "besoin", "É !", "invalide"],
		["an archived project", "besoin", "archive", "invalide"],
		["an unknown need", "inconnu", "projet", "introuvable"],
		["what names no need", "É", "projet", "introuvable"],
	])(
		"%s is refused, and nothing changes",
		async (_quoi, besoin, projet, refus) => {
			await creerProjet({ slug: "archive", statut: "archive" });
			const acteur = await acteurDeRole();
			for (const etat of ["confirme", "ecarte"] as const)
				expect(await deciderLien(acteur, besoin, projet, etat)).toMatchObject({
					ok: false,
					refus,
				});
			expect(await etats()).toEqual([]);
			expect(await actes()).toBe(0);
		},
	);

	test("the need's own project is refused: it answers without a link", async () => {
		await prisma().besoin.update({
			where: { slug: "besoin" },
			data: { projet: { connect: { slug: "projet" } } },
		});
		const acteur = await acteurDeRole();
		for (const etat of ["confirme", "ecarte"] as const)
			expect(await deciderLien(acteur, "besoin", "projet", etat)).toMatchObject(
				{ refus: "conflit" },
			);
		expect(await publics()).toEqual(["projet"]);
	});

	test("a link that is set aside takes back the phrase that it gave the project, and none that the project had", async () => {
		await creerBesoin({ slug: "dit", titre: "Trouver un banc à l’ombre" });
		await creerBesoin({ slug: "su", titre: "Boire en ville" });
		await rows(
			sql`UPDATE projets SET mots_habitants = ARRAY['Boire en ville'] WHERE slug = 'projet'`,
		);
		const acteur = await acteurDeRole();
		const phrases = async () =>
			(
				await rows<{ mots_habitants: string[] }>(
					sql`SELECT mots_habitants FROM projets WHERE slug = 'projet'`,
				)
			).at(0)?.mots_habitants;
		for (const slug of ["dit", "su"])
			await deciderLien(acteur, slug, "projet", "confirme");
		expect(await phrases()).toEqual([
			"Boire en ville",
			"Trouver un banc à l’ombre",
		]);
		for (const slug of ["dit", "su"])
			await deciderLien(acteur, slug, "projet", "ecarte");
		expect(await phrases()).toEqual(["Boire en ville"]);
	});

	test("a member decides nothing", async () => {
		const membre = await acteurDeRole("membre");
		expect(
			await deciderLien(membre, "besoin", "projet", "confirme"),
		).toMatchObject({ refus: "interdit" });
		expect(await etats()).toEqual([]);
	});

	test("a link to a project that was archived since can be set aside, not confirmed", async () => {
		await suggerer();
		await prisma().projet.updateMany({ data: { statut: "archive" } });
		const acteur = await acteurDeRole();
		const decider = (etat: "confirme" | "ecarte") =>
			deciderLien(acteur, "besoin", "projet", etat);
		expect(await decider("confirme")).toMatchObject({ refus: "invalide" });
		expect(await decider("ecarte")).toMatchObject({ ok: true });
	});

	test("of two moderators at once who decide otherwise, one is told that the other decided", async () => {
		await suggerer();
		const [un, autre] = [await acteurDeRole(), await acteurDeRole()];
		const faits = await Promise.all([
			deciderLien(un, "besoin", "projet", "confirme", "suggere"),
			deciderLien(autre, "besoin", "projet", "ecarte", "suggere"),
		]);
		expect(faits.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		expect(faits.find(({ ok }) => !ok)).toMatchObject({ refus: "conflit" });
		expect(await actes()).toBe(1);
	});

	test("of two moderators at once who add the same link, both succeed and one act is journaled", async () => {
		const [un, autre] = [await acteurDeRole(), await acteurDeRole()];
		const faits = await Promise.all([
			deciderLien(un, "besoin", "projet", "confirme", ""),
			deciderLien(autre, "besoin", "projet", "confirme", ""),
		]);
		expect(faits.every(({ ok }) => ok)).toBe(true);
		expect(await actes()).toBe(1);
	});
});

test("a project that becomes the need's own is not linked to it twice; other links of both stay", async () => {
	const acteur = await acteurDeRole();
	await creerProjet({ slug: "autre" });
	await creerBesoin({ slug: "voisin" });
	for (const [besoin, projet] of [
		["besoin", "projet"],
		["besoin", "autre"],
		["voisin", "projet"],
	] as const)
		await deciderLien(acteur, besoin, projet, "confirme");
	await modererBesoin(acteur, "besoin", {
		statut: undefined,
		projet: "projet",
		motif: null,
	});
	expect(await etats()).toEqual([
		["projet", "sien"],
		["autre", "confirme"],
	]);
	expect(await publics()).toEqual(["autre", "projet"]);
	expect(await publics("voisin")).toEqual(["projet"]);
});

test("a project that is no longer the need's own is not unlinked in place of the one that is", async () => {
	const acteur = await acteurDeRole();
	const delier = async (projet: string) =>
		modererBesoin(
			acteur,
			"besoin",
			{ statut: undefined, projet: null, motif: null },
			{ attendues: [(await lireVersionDuSien("besoin", projet)) ?? ""] },
		);
	await modererBesoin(acteur, "besoin", {
		statut: undefined,
		projet: "projet",
		motif: null,
	});
	expect(await delier("attend")).toMatchObject({ refus: "conflit" });
	expect(await delier("projet")).toMatchObject({ ok: true });
});
