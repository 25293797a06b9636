import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, test } from "vitest";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { emptyDirectory, run } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireFichier, lireStatistiques } from "./queries.ts";
import { lignesDe, SERIES } from "./rules.ts";
import { Statistiques } from "./schema.ts";

useTestDatabase();

beforeEach(emptyDirectory);

/** `nombre` accounts, and a vote of each for the project at an instant. */
async function voter(slug: string, nombre: number, le: string) {
	await run(
		`WITH c AS (INSERT INTO comptes (courriel, courriel_saisi)
		   SELECT lower('${slug}${le}') || n || '@example.org', 'x' FROM generate_series(1, ${nombre}) AS n RETURNING id)
		 INSERT INTO votes (compte_id, projet_id, cree_le)
		   SELECT c.id, p.id, '${le}' FROM c, projets p WHERE p.slug = '${slug}'`,
	);
}

test("figures with those of invented accounts say so, and others do not", async () => {
	expect(await lireStatistiques()).not.toHaveProperty("demonstration");
	await run(
		"INSERT INTO instance (cle, valeur) VALUES ('demonstration', 'oui')",
	);
	expect(await lireStatistiques()).toMatchObject({ demonstration: true });
	await run("DELETE FROM instance WHERE cle = 'demonstration'");
});

describe("the figures are those of the database, to the unit", () => {
	test("projects by theme, label and territory: published ones, each theme once, territories as the search compares them", async () => {
		await creerTheme({
			slug: "eau",
			nom: "Eau",
			traductions: { en: { nom: "Water" } },
		});
		await creerTheme({ slug: "air", nom: "Air" });
		for (const [slug, territoire] of [
			["a", "Île-de-France"],
			["b", "ile de france"],
			["c", null],
		] as const)
			await creerProjet({
				slug,
				territoire,
				themes: ["eau"],
				label_ia: "sans_ia",
			});
		await creerProjet({
			slug: "cache",
			statut: "propose",
			publie_le: null,
			themes: ["air"],
			territoire: "Lyon",
			label_ia: "ia_centrale",
		});
		const dites = await lireStatistiques();
		expect(dites.projets_par_theme).toEqual([
			{ slug: "eau", nom: "Eau", nom_en: "Water", nombre: 3 },
			{ slug: "air", nom: "Air", nom_en: null, nombre: 0 },
		]);
		expect(dites.projets_par_territoire).toEqual([
			{
				territoire: expect.stringMatching(/le.de.france/i),
				autres: false,
				territoires: 1,
				nombre: 2,
			},
			{ territoire: null, autres: false, territoires: 0, nombre: 1 },
		]);
		expect(dites.projets_par_label_ia).toContainEqual({
			label_ia: "sans_ia",
			nombre: 3,
		});
		expect(dites.projets_par_label_ia).toContainEqual({
			label_ia: "ia_centrale",
			nombre: 0,
		});
		const noms = (langue: "fr" | "en") =>
			lignesDe("projets_par_theme", dites, langue);
		expect(noms("fr")).toEqual([
			{ libelle: "Eau", nombre: 3 },
			{ libelle: "Air", nombre: 0 },
		]);
		expect(noms("en")).toEqual([
			{ libelle: "Water", nombre: 3 },
			{ libelle: "Air", nombre: 0, langue: "fr" },
		]);
	});

	test("needs by public state only", async () => {
		await creerBesoin({ slug: "a" });
		await creerBesoin({ slug: "b", statut: "livre" });
		await creerBesoin({ slug: "c", statut: "archive" });
		expect((await lireStatistiques()).besoins_par_statut).toEqual([
			{ statut: "publie", nombre: 1 },
			{ statut: "etude", nombre: 0 },
			{ statut: "developpement", nombre: 0 },
			{ statut: "livre", nombre: 1 },
		]);
	});

	test("needs by whether a confirmed and public project answers them", async () => {
		const [carte, retire] = [
			await creerProjet({ slug: "carte" }),
			await creerProjet({ slug: "retire", statut: "archive" }),
		];
		for (const slug of ["a", "b", "c", "d"]) await creerBesoin({ slug });
		await creerBesoin({ slug: "livre", projet: { connect: { id: carte } } });
		for (const [besoin, projet, etat] of [
			["a", carte, "confirme"],
			["b", retire, "confirme"],
			["c", carte, "ecarte"],
		] as const)
			await run(
				`INSERT INTO liens (besoin_id, projet_id, etat, origine, decide_le) SELECT id, ${projet}, '${etat}', 'moderation', now() FROM besoins WHERE slug = '${besoin}'`,
			);
		expect((await lireStatistiques()).besoins_par_reponse).toEqual([
			{ repondu: true, nombre: 2 },
			{ repondu: false, nombre: 3 },
		]);
	});

	test("votes by whole months of Paris, without the present one and those of suspended accounts, rare months joined", async () => {
		await creerProjet({ slug: "a" });
		// 23:30 in UTC is the next day in Paris.
		await voter("a", 5, "2026-01-31T23:30:00Z");
		await voter("a", 1, "2026-04-10T12:00:00Z");
		await voter("a", 6, "2026-05-10T12:00:00Z");
		await voter("a", 9, new Date().toISOString());
		await voter("a", 3, "2026-05-11T12:00:00Z");
		await run(
			"UPDATE comptes SET suspendu = true, suspendu_le = now(), hors_decomptes_le = now() WHERE courriel LIKE 'a2026-05-11%'",
		);
		const { votes } = await lireStatistiques();
		expect(votes[0]).toEqual({ du: "2026-02", au: "2026-02", nombre: 5 });
		expect(votes[1]).toMatchObject({ du: "2026-03", nombre: 7 });
		expect(votes).toHaveLength(2);
	});

	test("votes and supports of entries that are no longer public are in no series, as they are in no total", async () => {
		await creerProjet({ slug: "retire", statut: "archive" });
		await creerBesoin({ slug: "retire", statut: "archive" });
		await voter("retire", 9, "2026-01-10T12:00:00Z");
		await run(
			"INSERT INTO soutiens (compte_id, besoin_id, cree_le) SELECT v.compte_id, b.id, v.cree_le FROM votes v, besoins b",
		);
		const publier = (table: string) =>
			run(`UPDATE ${table} SET statut = 'publie', publie_le = now()`);
		const dites = await lireStatistiques();
		expect([dites.votes, dites.soutiens]).toEqual([[], []]);
		for (const table of ["projets", "besoins"]) await publier(table);
		const { soutiens, votes } = await lireStatistiques();
		for (const serie of [soutiens, votes])
			expect(serie.map(({ nombre }) => nombre)).toEqual([9]);
	});

	test("review delays of contributions, by the final decision; refusals by the chosen reason", async () => {
		for (let n = 0; n < 6; n += 1) {
			await creerProjet({
				slug: `p${n}`,
				statut: "refuse",
				publie_le: null,
				cree_le: "2026-01-01T00:00:00Z",
			});
		}
		await run(
			"UPDATE projets SET motif_choisi = CASE WHEN slug = 'p0' THEN NULL ELSE 'doublon' END",
		);
		await run(
			`INSERT INTO journal (acteur, acte, objet, objet_id, avant, apres, le)
			 SELECT 'systeme', 'changerStatutProjet', 'projet', id, '{"statut":"propose"}', jsonb_build_object('statut', s), t::timestamptz
			 FROM projets, (VALUES ('publie', '2026-01-01T01:00:00Z'), ('refuse', '2026-01-03T00:00:00Z')) AS v (s, t)`,
		);
		const dites = await lireStatistiques();
		expect(dites.delais_de_relecture).toEqual([
			{ jours_min: 0, jours_max: null, nombre: 6 },
		]);
		expect(dites.refus_par_motif).toEqual([{ motif: "autre", nombre: 6 }]);
		await run("UPDATE projets SET origine = 'import'");
		expect((await lireStatistiques()).delais_de_relecture).toEqual([]);
	});

	test("the main figures, and of each how many are new; what people did only once enough of them did, by whole days", async () => {
		const publie_le = new Date(Date.now() - 29 * 86_400_000);
		await creerProjet({ slug: "neuf", publie_le });
		await creerProjet({ slug: "ancien", publie_le: "2020-01-01T00:00:00Z" });
		await creerProjet({ slug: "cache", statut: "archive" });
		await creerBesoin({ slug: "a", publie_le: "2020-01-01T00:00:00Z" });
		await creerBesoin({ slug: "b", statut: "livre", publie_le });
		await run(
			"INSERT INTO jalons (besoin_id, statut, le) SELECT id, 'livre', now() - interval '3 days' FROM besoins WHERE slug = 'b'",
		);
		const hier = new Date(Date.now() - 36 * 3_600_000).toISOString();
		const recents = async () =>
			Object.fromEntries(
				(await lireStatistiques()).cles.map(({ nom, nombre, recents: n }) => [
					nom,
					[nombre, n],
				]),
			);
		await voter("neuf", SEUIL_ANONYMAT - 1, hier);
		await voter("ancien", 9, "2026-01-10T12:00:00Z");
		await voter("ancien", 9, new Date(Date.now() + 86_400_000).toISOString());
		expect(await recents()).toEqual({
			projets: [2, 1],
			besoins: [2, 1],
			besoins_livres: [1, 1],
			votes: [null, null],
			soutiens: [null, null],
		});
		await voter("neuf", 1, new Date(Date.now() - 48 * 3_600_000).toISOString());
		expect((await recents()).votes?.[1]).toBe(SEUIL_ANONYMAT);
	});

	test("the main figures have a line of twelve months: entries by when they came, what people did as far as the series tell", async () => {
		await creerProjet({ slug: "ancien", publie_le: "2020-01-01T00:00:00Z" });
		await creerProjet({ slug: "neuf", publie_le: new Date().toISOString() });
		await creerBesoin({
			slug: "b",
			statut: "livre",
			publie_le: "2020-02-01T00:00:00Z",
		});
		await run(
			"INSERT INTO jalons (besoin_id, statut, le) SELECT id, 'livre', now() - interval '70 days' FROM besoins WHERE slug = 'b'",
		);
		const ilYA = (jours: number) =>
			new Date(Date.now() - jours * 86_400_000).toISOString();
		await voter("ancien", SEUIL_ANONYMAT, ilYA(100));
		// Too few in their month to be told apart.
		await voter("neuf", 1, ilYA(40));
		const { cles, votes } = await lireStatistiques();
		const mois = Object.fromEntries(cles.map((une) => [une.nom, une.mois]));
		expect(mois.projets).toEqual([...Array(11).fill(1), 2]);
		expect(mois.besoins).toEqual(Array(12).fill(1));
		expect(mois.besoins_livres?.filter((n) => n === 1).length).toBeOneOf([
			3, 4,
		]);
		expect(mois.soutiens).toEqual(Array(12).fill(0));
		expect(votes).toHaveLength(1);
		expect(new Set(mois.votes)).toEqual(new Set([0, SEUIL_ANONYMAT + 1]));
	});

	test("an empty directory has every series, in both languages, and files of each", async () => {
		const dites = Statistiques.parse(await lireStatistiques());
		for (const serie of SERIES)
			for (const langue of ["fr", "en"] as const) {
				const fichier = await lireFichier(`${serie}.csv`, langue);
				const lignes = parse(fichier?.texte ?? "", { columns: true });
				expect(lignes).toHaveLength(lignesDe(serie, dites, langue).length);
			}
		const json = await lireFichier("statistiques.json", "fr");
		expect(Statistiques.parse(JSON.parse(json?.texte ?? ""))).toEqual(dites);
		expect(await lireFichier("../secret", "fr")).toBeNull();
	});
});
