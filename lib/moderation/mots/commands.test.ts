import { beforeEach, describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ecarterMot } from "./commands.ts";
import { lireMotsEntendus } from "./queries.ts";
import type { MotForme } from "./schema.ts";

useTestDatabase();

const NUANCE: MotForme = {
	nature: "nuance",
	de: "boire",
	a: "eau",
	dite: "fr",
};
const MANQUEE: MotForme = {
	...NUANCE,
	nature: "manquee",
	de: "girafe",
	a: null,
};

beforeEach(async () => {
	await emptyDirectory();
	await creerProjet({ slug: "eau", nom: "Carte de l’eau" });
	await creerBesoin({ slug: "boire" });
	await rows(
		sql`INSERT INTO liens (besoin_id, projet_id, origine, reponses, nuance)
		    SELECT b.id, p.id, 'habitant', 1, 'Il manque les heures.' FROM besoins b, projets p`,
	);
	await rows(
		sql`INSERT INTO recherches_manquees (langue, mots, reseaux, dernier) VALUES ('fr', 'girafe', 5, current_date), ('en', 'girafe', 6, current_date)`,
	);
});

async function restants(): Promise<string[]> {
	const { manquees, nuances } = await lireMotsEntendus();
	return [
		...manquees.map(({ langue, mots }) => `${langue} ${mots}`),
		...nuances.map(({ nuance }) => nuance),
	];
}

describe("the words heard", () => {
	test("are listed with nothing that says whose they are", async () => {
		const { manquees, nuances } = await lireMotsEntendus();
		expect(Object.keys(manquees[0] ?? {}).sort()).toEqual([
			"dernier",
			"langue",
			"mots",
			"reseaux",
		]);
		expect(nuances).toEqual([
			{
				slug: "eau",
				nom: "Carte de l’eau",
				besoin: "boire",
				nuance: "Il manque les heures.",
			},
		]);
	});

	test.each([
		["nuance", NUANCE, "Il manque les heures."],
		["manquee", MANQUEE, "fr girafe"],
	] as const)(
		"once set aside are not listed again, and the journal does not hold them: %s",
		async (nature, mot, dit) => {
			const acteur = await acteurDeRole();
			expect(await restants()).toContain(dit);
			expect((await ecarterMot(acteur, mot)).ok).toBe(true);
			expect(await restants()).toHaveLength(2);
			expect(await restants()).not.toContain(dit);
			expect(await ecarterMot(acteur, mot)).toMatchObject({
				refus: "conflit",
			});
			const actes = await prisma().journalEntree.findMany({
				where: { objet: "mot" },
			});
			expect(actes).toMatchObject([
				{
					acte: "ecarterMot",
					objet_slug: null,
					avant: null,
					apres: { nature },
				},
			]);
		},
	);

	test("of a need that is not public, or a project that no longer is, are not listed", async () => {
		await prisma().besoin.updateMany({
			data: { statut: "propose", publie_le: null },
		});
		expect(await restants()).not.toContain("Il manque les heures.");
		await prisma().projet.updateMany({ data: { statut: "archive" } });
		expect(await restants()).toEqual(["en girafe", "fr girafe"]);
	});
});

test("a member sets nothing aside", async () => {
	const membre = await acteurDeRole("membre");
	const avant = await restants();
	expect(await ecarterMot(membre, MANQUEE)).toMatchObject({
		ok: false,
		refus: "interdit",
	});
	expect(await restants()).toEqual(avant);
});
