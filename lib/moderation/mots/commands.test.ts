import { beforeEach, describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { MOTS_HABITANTS_MAX } from "#lib/projets/writes";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ajouterPhrase, ecarterMot } from "./commands.ts";
import { lireMotsEntendus } from "./queries.ts";
import type { MotForme } from "./schema.ts";

useTestDatabase();

const ENTENDU: MotForme = {
	nature: "entendu",
	de: "fontain",
	a: "eau",
	dite: "fr",
};
const NUANCE: MotForme = { ...ENTENDU, nature: "nuance", de: "boire" };
const MANQUEE: MotForme = {
	...ENTENDU,
	nature: "manquee",
	de: "girafe",
	a: null,
};

beforeEach(async () => {
	await emptyDirectory();
	await creerProjet({ slug: "eau", nom: "Carte de l’eau" });
	await creerBesoin({ slug: "boire" });
	await rows(
		sql`INSERT INTO mots_entendus (projet_id, mot, nombre) SELECT id, 'fontain', 3 FROM projets`,
	);
	await rows(
		sql`INSERT INTO liens (besoin_id, projet_id, origine, reponses, nuance)
		    SELECT b.id, p.id, 'habitant', 1, 'Il manque les heures.' FROM besoins b, projets p`,
	);
	await rows(
		sql`INSERT INTO recherches_manquees (langue, mots, reseaux, dernier) VALUES ('fr', 'girafe', 5, current_date), ('en', 'girafe', 6, current_date)`,
	);
});

async function restants(): Promise<string[]> {
	const { manquees, entendus, nuances } = await lireMotsEntendus();
	return [
		...manquees.map(({ langue, mots }) => `${langue} ${mots}`),
		...entendus.map(({ mot }) => mot),
		...nuances.map(({ nuance }) => nuance),
	];
}

const projet = (slug = "eau") =>
	prisma().projet.findUniqueOrThrow({ where: { slug } });

describe("the words heard", () => {
	test("are listed with nothing that says whose they are", async () => {
		const { manquees, entendus, nuances } = await lireMotsEntendus();
		expect(entendus).toMatchObject([{ mot: "fontain", slug: "eau" }]);
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
		["entendu", ENTENDU, "fontain"],
		["nuance", NUANCE, "Il manque les heures."],
		["manquee", MANQUEE, "fr girafe"],
	] as const)(
		"once set aside are not listed again, and the journal does not hold them: %s",
		async (nature, mot, dit) => {
			const acteur = await acteurDeRole();
			expect(await restants()).toContain(dit);
			expect((await ecarterMot(acteur, mot)).ok).toBe(true);
			expect(await restants()).toHaveLength(3);
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

	test("set aside stay so when they are heard again", async () => {
		await ecarterMot(await acteurDeRole(), ENTENDU);
		await rows(
			sql`INSERT INTO mots_entendus (projet_id, mot, jour, nombre) SELECT id, 'fontain', current_date - 1, 9 FROM projets`,
		);
		expect(await restants()).not.toContain("fontain");
	});

	test("of a need that is not public, or a project that no longer is, are not listed", async () => {
		await prisma().besoin.updateMany({
			data: { statut: "propose", publie_le: null },
		});
		expect(await restants()).not.toContain("Il manque les heures.");
		await prisma().projet.updateMany({ data: { statut: "archive" } });
		expect(await restants()).toEqual(["en girafe", "fr girafe"]);
	});
});

describe("a word heard becomes a phrase of a project", () => {
	const ajouter = async (
		phrase: string,
		langue: "fr" | "en" = "fr",
		saisie = "eau",
	) =>
		ajouterPhrase(await acteurDeRole(), {
			...ENTENDU,
			projet: saisie,
			phrase,
			langue,
		});

	test.each(["eau", "https://exemple.org/en/projets/eau?x=1"])(
		"in the language that is chosen, journaled, and the word is not listed again (%s)",
		async (saisie) => {
			const avant = await projet();
			expect(await ajouter("où boire de l’eau", "fr", saisie)).toEqual({
				ok: true,
				valeur: { slug: "eau" },
			});
			await ajouter("where to drink", "en");
			const apres = await projet();
			expect(apres.mots_habitants).toEqual(["où boire de l’eau"]);
			expect(apres.mots_habitants_en).toEqual(["where to drink"]);
			expect(apres.modifie_le.getTime()).toBeGreaterThan(
				avant.modifie_le.getTime(),
			);
			expect(await restants()).not.toContain("fontain");
			const actes = await prisma().journalEntree.findMany({
				where: { acte: "modifierProjet" },
				orderBy: { id: "asc" },
			});
			expect(actes).toMatchObject([
				{ objet_slug: "eau", apres: { champs: ["mots_habitants"] } },
				{ objet_slug: "eau", apres: { champs: ["mots_habitants_en"] } },
			]);
		},
	);

	test("unless it has the phrase already, or as many as it may", async () => {
		await ajouter("Où boire");
		expect(await ajouter("ou boire")).toMatchObject({ refus: "invalide" });
		for (let rang = 1; rang < MOTS_HABITANTS_MAX; rang += 1)
			expect((await ajouter(`phrase ${rang}`)).ok).toBe(true);
		expect(await ajouter("une de trop")).toMatchObject({ refus: "invalide" });
		expect((await projet()).mots_habitants).toHaveLength(MOTS_HABITANTS_MAX);
	});

	test("of two last phrases at once, one is added", async () => {
		for (let rang = 1; rang < MOTS_HABITANTS_MAX; rang += 1)
			await ajouter(`phrase ${rang}`);
		const faits = await Promise.all([
			ajouter("encore une"),
			ajouter("une autre"),
		]);
		expect(faits.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test.each(["inconnu", "archive", "É", "../eau x"])(
		"unless the project is unknown or not published: %s",
		async (saisie) => {
			await creerProjet({ slug: "archive", statut: "archive" });
			expect(await ajouter("où boire", "fr", saisie)).toMatchObject({
				ok: false,
				refus: "invalide",
			});
			expect(await restants()).toContain("fontain");
		},
	);
});

test("a member sets nothing aside and adds no phrase", async () => {
	const membre = await acteurDeRole("membre");
	const avant = await restants();
	for (const fait of [
		await ecarterMot(membre, MANQUEE),
		await ajouterPhrase(membre, {
			...ENTENDU,
			projet: "eau",
			phrase: "où boire",
			langue: "fr",
		}),
	])
		expect(fait).toMatchObject({ ok: false, refus: "interdit" });
	expect(await restants()).toEqual(avant);
	expect((await projet()).mots_habitants).toEqual([]);
});
