import { beforeAll, describe, expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerArticlesEdites } from "../articles/queries.ts";
import { lireEditee } from "../edition/queries.ts";
import { listerEnvois, listerLettresMortes } from "../sante/queries.ts";
import { listerSignalements } from "../signalements/queries.ts";
import { listerThemesEdites } from "../themes/queries.ts";
import {
	ecrireJournalCsv,
	JOURNAL_PAGE,
	lireHistorique,
	listerActes,
	listerJournal,
} from "./queries.ts";
import { FiltreJournal } from "./schema.ts";

useTestDatabase();

beforeAll(async () => {
	const { compte_id } = await acteurDeRole("moderateur");
	await rows(
		sql`INSERT INTO journal (acteur, acteur_id, acte, objet, objet_id, objet_slug, le)
		    SELECT 'compte', ${compte_id}, 'modifierProjet', 'projet', 1, 'p', timestamptz '2026-01-01 12:00Z' + n * interval '1 day'
		    FROM generate_series(1, ${JOURNAL_PAGE + 5}::int) AS n`,
	);
	await rows(
		sql`INSERT INTO journal (acteur, acte, objet, objet_slug, motif, le) VALUES ('operateur', 'creerCompte', 'compte', NULL, '=A1', '2026-06-01T00:00Z')`,
	);
});

const lire = (filtre: object) => listerJournal(FiltreJournal.parse(filtre));

describe("the journal", () => {
	test("is listed newest first, in consecutive pages", async () => {
		const premiere = await lire({ acte: "modifierProjet" });
		expect(premiere.lignes).toHaveLength(JOURNAL_PAGE);
		const seconde = await lire({
			...{ acte: "modifierProjet", avant: premiere.suivant },
		});
		expect(seconde.lignes).toHaveLength(5);
		expect(seconde.suivant).toBeNull();
		const ids = [...premiere.lignes, ...seconde.lignes].map(({ id }) => id);
		expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
	});

	test.each([
		[{ acte: "creerCompte" }, 1],
		[{ qui: "exemple.org", slug: "p", du: "2026-01-02", au: "2026-01-04" }, 3],
		[{ du: "2026-06-02" }, 0],
	])("is filtered by %j", async (filtre, nombre) => {
		expect((await lire(filtre)).lignes).toHaveLength(nombre);
	});

	test("is filtered by the days of France: an act half past midnight belongs to the new day, in summer and in winter", async () => {
		for (const le of ["2025-06-30T22:30:00Z", "2025-11-30T23:30:00Z"])
			await rows(
				sql`INSERT INTO journal (acteur, acte, objet, le) VALUES ('systeme', 'modifierArticle', 'article', ${le}::timestamptz)`,
			);
		const nombre = async (jour: string) =>
			(await lire({ acte: "modifierArticle", du: jour, au: jour })).lignes
				.length;
		expect(await nombre("2025-06-30")).toBe(0);
		expect(await nombre("2025-07-01")).toBe(1);
		expect(await nombre("2025-11-30")).toBe(0);
		expect(await nombre("2025-12-01")).toBe(1);
	});

	test("names what an act was about as it is called now, with the project that it links; it is found by that name", async () => {
		const id = await creerProjet({ slug: "carte", nom: "Carte des puits" });
		await rows(
			sql`INSERT INTO journal (acteur, acte, objet, objet_id, objet_slug, apres) VALUES
			    ('systeme', 'lierProjet', 'besoin', 0, 'parti', jsonb_build_object('projet_id', ${id}::int)),
			    ('systeme', 'confirmerLien', 'besoin', 0, 'parti', '{"projet": "carte"}'),
			    ('operateur', 'mettreEnAvant', 'projet', ${id}, 'ancienne-adresse', '{"projet": "carte"}')`,
		);
		const lu = { titre: "Carte des puits", slug: "carte" };
		expect(
			(await lire({ slug: "CARTE des", acte: "mettreEnAvant" })).lignes,
		).toMatchObject([
			{ acteur: "operateur", qui: null, vise: lu, projet: null },
		]);
		for (const slug of ["parti", "https://exemple.org/besoins/parti#suite"])
			expect((await lire({ slug })).lignes).toMatchObject([
				{ vise: null, projet: lu },
				{ vise: null, projet: lu },
			]);
		await rows(
			sql`DELETE FROM journal WHERE acteur <> 'compte' AND objet_slug IN ('parti', 'ancienne-adresse')`,
		);
	});

	test("rejects a day that the database does not know", () => {
		expect(FiltreJournal.safeParse({ du: "0000-01-01" }).success).toBe(false);
		expect(FiltreJournal.safeParse({ du: "0001-01-01" }).success).toBe(true);
	});

	test("is exported as a file in which no cell is a formula, and that of what an act does not have is empty", async () => {
		const csv = await ecrireJournalCsv(
			FiltreJournal.parse({ acte: "creerCompte" }),
		);
		expect(csv.split("\r\n")[1]).toMatch(
			/^"\d+","2026-06-01T00:00:00.000Z","operateur","","creerCompte","compte","","","","","'=A1"$/,
		);
		expect(csv.split("\r\n")[0]).toBe(
			'"id","le","acteur","qui","acte","objet","objet_id","objet_slug","avant","apres","motif"',
		);
		expect(csv.endsWith("\r\n")).toBe(true);
		expect((await listerActes()).map(({ acte }) => acte)).toEqual([
			...["creerCompte", "modifierArticle", "modifierProjet"],
		]);
		expect(await lireHistorique("projet", 1)).toHaveLength(20);
	});
});

test("every other read of the area succeeds, on an entry with only the required fields", async () => {
	await creerProjet({ slug: "edite" });
	expect(await lireEditee("projet", "edite")).toMatchObject({
		valeurs: { porteur: [""], themes: [], nom_en: [""] },
	});
	expect(await lireEditee("besoin", "edite")).toBeNull();
	expect(await lireEditee("article", "edite")).toBeNull();
	for (const lus of [
		await listerEnvois(),
		await listerLettresMortes(),
		await listerSignalements(),
		await listerArticlesEdites(),
		await listerThemesEdites(),
	])
		expect(lus).toEqual([]);
});
