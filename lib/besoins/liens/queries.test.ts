import { beforeEach, describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	listerBesoinsDuProjet,
	listerProjetsDuBesoin,
	listerProjetsPossibles,
} from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

async function lier(
	besoin: string,
	projet: string,
	etat: "suggere" | "confirme" | "ecarte" = "confirme",
) {
	await rows(
		sql`INSERT INTO liens (besoin_id, projet_id, etat, origine, decide_le)
		    SELECT b.id, p.id, ${etat}, 'moderation', CASE WHEN ${etat} <> 'suggere' THEN now() END
		    FROM besoins b, projets p WHERE b.slug = ${besoin} AND p.slug = ${projet}`,
	);
}

async function projetsDe(besoin: string) {
	const lus = await listerProjetsDuBesoin(besoin);
	return lus.ok ? lus.valeur.map(({ slug }) => slug) : lus.refus;
}

async function besoinsDe(projet: string) {
	const lus = await listerBesoinsDuProjet(projet);
	return lus.ok ? lus.valeur.map(({ slug }) => slug) : lus.refus;
}

describe("a link between a need and a project", () => {
	test("is public once confirmed, neither suggested nor set aside", async () => {
		await creerBesoin({ slug: "besoin" });
		for (const [slug, etat] of [
			["suggere", "suggere"],
			["confirme", "confirme"],
			["ecarte", "ecarte"],
		] as const) {
			await creerProjet({ slug });
			await lier("besoin", slug, etat);
		}
		expect(await projetsDe("besoin")).toEqual(["confirme"]);
		expect(await besoinsDe("confirme")).toEqual(["besoin"]);
		expect(await besoinsDe("suggere")).toEqual([]);
		expect(await besoinsDe("ecarte")).toEqual([]);
	});

	test.each(["suggere", "ecarte", "confirme"] as const)(
		"is public, once, of the project that a need was delivered by, also where it was %s besides",
		async (etat) => {
			const id = await creerProjet({ slug: "projet" });
			await creerBesoin({ slug: "besoin", projet: { connect: { id } } });
			await lier("besoin", "projet", etat);
			expect(await projetsDe("besoin")).toEqual(["projet"]);
			expect(await besoinsDe("projet")).toEqual(["besoin"]);
		},
	);

	test("is read of a merged need as of the one that it stands in", async () => {
		const id = await creerBesoin({ slug: "besoin" });
		await creerBesoin({ slug: "ancien" });
		await rows(
			sql`UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = ${id} WHERE slug = 'ancien'`,
		);
		await creerProjet({ slug: "projet" });
		await lier("besoin", "projet");
		expect(await projetsDe("ancien")).toEqual(["projet"]);
	});

	test.each([
		["besoin", "archive"],
		["besoin", "propose"],
		["projet", "archive"],
		["projet", "propose"],
	] as const)(
		"is public only while both are: not with a %s in the state %s",
		async (nature, statut) => {
			await creerBesoin({ slug: "besoin" });
			await creerProjet({ slug: "projet" });
			await lier("besoin", "projet");
			expect(await projetsDe("besoin")).toEqual(["projet"]);
			const data = {
				statut,
				...(statut === "propose" ? { publie_le: null } : {}),
			};
			if (nature === "besoin") {
				await prisma().besoin.update({ where: { slug: "besoin" }, data });
				expect(await besoinsDe("projet")).toEqual([]);
				expect(await projetsDe("besoin")).toBe("introuvable");
			} else {
				await prisma().projet.update({ where: { slug: "projet" }, data });
				expect(await projetsDe("besoin")).toEqual([]);
				expect(await besoinsDe("projet")).toBe("introuvable");
			}
		},
	);

	test("is read for a slug that exists only", async () => {
		for (const slug of ["inconnu", "É", ""]) {
			expect(await projetsDe(slug)).toBe("introuvable");
			expect(await besoinsDe(slug)).toBe("introuvable");
		}
	});

	test("is there once for the project of the need itself, with or without a row of its own", async () => {
		const id = await creerProjet({ slug: "livre" });
		await creerProjet({ slug: "autre", nb_votes: 2 });
		await creerBesoin({ slug: "besoin", projet: { connect: { id } } });
		await lier("besoin", "autre");
		expect(await projetsDe("besoin")).toEqual(["autre", "livre"]);
		await lier("besoin", "livre");
		expect(await projetsDe("besoin")).toEqual(["autre", "livre"]);
		expect(await besoinsDe("livre")).toEqual(["besoin"]);
	});
});

test("the needs of a project are its public ones, the most supported first, while it is published", async () => {
	const id = await creerProjet({ slug: "lie" });
	const projet = { connect: { id } };
	await creerBesoin({ slug: "peu", projet, nb_soutiens: 1 });
	await creerBesoin({ slug: "beaucoup", projet, nb_soutiens: 2 });
	await creerBesoin({ slug: "confirme", nb_soutiens: 3 });
	await lier("confirme", "lie");
	await creerBesoin({ slug: "cache", projet, statut: "archive" });
	await creerBesoin({ slug: "autre" });
	expect(await besoinsDe("lie")).toEqual(["confirme", "beaucoup", "peu"]);
	await prisma().projet.update({ where: { id }, data: { statut: "archive" } });
	expect(await besoinsDe("lie")).toBe("introuvable");
});

describe("projects that may answer a need", () => {
	const titre = "Savoir où remplir sa gourde aux fontaines";
	// What a need was compared with is kept: each test has its own.
	let besoin = "";
	let rang = 0;
	const possibles = async () =>
		(await listerProjetsPossibles(besoin, titre)).map(({ slug }) => slug);

	beforeEach(async () => {
		rang += 1;
		besoin = `besoin-${rang}`;
		await creerBesoin({ slug: besoin, titre });
		for (const slug of ["un", "deux", "trois", "quatre"])
			await creerProjet({
				slug,
				nom: `Gourde ${slug}`,
				accroche: "Savoir où remplir sa gourde aux fontaines publiques.",
			});
		await creerProjet({
			slug: "loin",
			nom: "Prêt de vélos",
			accroche: "Emprunter un vélo chez un voisin.",
		});
	});

	test("are three at most, and really alike", async () => {
		const lus = await possibles();
		expect(lus).toHaveLength(3);
		expect(lus).not.toContain("loin");
	});

	test("leave out those that are confirmed, set aside, or the need's own; a suggested one stays", async () => {
		await lier(besoin, "un");
		await lier(besoin, "deux", "ecarte");
		await lier(besoin, "trois", "suggere");
		await prisma().besoin.update({
			where: { slug: besoin },
			data: { projet: { connect: { slug: "quatre" } } },
		});
		expect(await possibles()).toEqual(["trois"]);
	});

	test("leave out a project that is not published", async () => {
		await prisma().projet.updateMany({ data: { statut: "archive" } });
		expect(await possibles()).toEqual([]);
	});
});
