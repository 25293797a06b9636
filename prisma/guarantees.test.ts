import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { fillDirectory, run } from "./directory.fixture.ts";

useTestDatabase();
beforeAll(fillDirectory);

/** SQLSTATE and constraint of a statement's error, or "passed"; the change is rolled back. */
async function refusal(text: string): Promise<string> {
	try {
		await run(
			`DO $do$ BEGIN ${text}; SET CONSTRAINTS ALL IMMEDIATE; RAISE EXCEPTION 'passed' USING ERRCODE = 'UT001'; END $do$`,
		);
	} catch (error) {
		if (!(error instanceof pg.DatabaseError)) throw error;
		return error.code === "UT001"
			? "passed"
			: `${error.code} ${error.constraint}`;
	}
	throw new Error("the block always raises");
}

const UNIQUE = "23505";
const FOREIGN_KEY = /^23(?:503|001) /;

describe("uniqueness", () => {
	test.each([
		[
			"one account per normalised address",
			"comptes_courriel_key",
			"INSERT INTO comptes (courriel, courriel_saisi) VALUES ('a@example.org', 'A@example.org')",
		],
		[
			"one vote per account and project",
			"votes_pkey",
			"INSERT INTO votes (compte_id, projet_id) SELECT compte_id, projet_id FROM votes",
		],
		[
			"one support per account and need",
			"soutiens_pkey",
			"INSERT INTO soutiens (compte_id, besoin_id) SELECT compte_id, besoin_id FROM soutiens",
		],
		[
			"one project per slug",
			"projets_slug_key",
			"INSERT INTO projets (slug, nom, accroche, description) SELECT slug, nom, accroche, description FROM projets",
		],
		[
			"one need per slug",
			"besoins_slug_key",
			"INSERT INTO besoins (slug, titre, description) SELECT slug, titre, description FROM besoins",
		],
		[
			"one anchor per step of a need",
			"etapes_besoin_id_numero_key",
			"INSERT INTO etapes (besoin_id, numero, jour, titre, texte) SELECT besoin_id, numero, jour, titre, texte FROM etapes",
		],
		[
			"one theme per place of a project",
			"projet_themes_projet_id_position_key",
			"INSERT INTO themes (slug, nom, description) VALUES ('autre', 'Autre', ''); INSERT INTO projet_themes (projet_id, theme_id, position) SELECT l.projet_id, h.id, 0 FROM projet_themes l, themes h WHERE h.slug = 'autre'",
		],
		[
			"one row per imported record",
			"cles_import_nature_source_source_id_key",
			"INSERT INTO cles_import (nature, source, source_id, valeurs) VALUES ('projet', 's', '1', '{}')",
		],
		[
			"one mail per idempotency key",
			"courriels_cle_key",
			"INSERT INTO courriels (cle, gabarit, langue, destinataire) VALUES ('k', 'g', 'fr', 'b@example.org')",
		],
		[
			"one mail per step and account",
			"courriels_etape_id_compte_id_key",
			"INSERT INTO courriels (cle, gabarit, langue, destinataire, etape_id, compte_id) SELECT n::text, 'g', 'fr', 'd', e.id, c.id FROM etapes e, (SELECT min(id) AS id FROM comptes) c, generate_series(1, 2) n",
		],
		[
			"one token per hash",
			"jetons_empreinte_key",
			"INSERT INTO jetons (compte_id, rang, nom, prefixe, empreinte) SELECT compte_id, 2, nom, prefixe, empreinte FROM jetons",
		],
	])("%s", async (_title, constraint, text) => {
		expect(await refusal(text)).toBe(`${UNIQUE} ${constraint}`);
	});

	test("five live tokens per account: a rank is taken until its token is revoked", async () => {
		const second = (rang: number) =>
			`INSERT INTO jetons (compte_id, rang, nom, prefixe, empreinte) SELECT compte_id, ${rang}, 'x', 'p', sha256('autre') FROM jetons`;
		expect(await refusal(second(1))).toBe(`${UNIQUE} jetons_cinq_par_compte`);
		expect(await refusal(second(2))).toBe("passed");
		expect(
			await refusal(`UPDATE jetons SET revoque_le = now(); ${second(1)}`),
		).toBe("passed");
	});
});

describe("links", () => {
	test("a theme used by a project or a need can't be deleted", async () => {
		expect(await refusal("DELETE FROM themes")).toMatch(FOREIGN_KEY);
		expect(
			await refusal("DELETE FROM projet_themes; DELETE FROM themes"),
		).toMatch(FOREIGN_KEY);
		expect(
			await refusal(
				"DELETE FROM projet_themes; UPDATE besoins SET theme_id = NULL; DELETE FROM themes",
			),
		).toBe("passed");
	});

	test("an erased account loses its votes, supports and tokens, and its texts stay without an author", async () => {
		const ended = `UPDATE projets SET auteur_id = (SELECT min(id) FROM comptes);
			UPDATE besoins SET auteur_id = (SELECT min(id) FROM comptes);
			DELETE FROM comptes;
			ASSERT NOT EXISTS (SELECT 1 FROM votes), 'votes';
			ASSERT NOT EXISTS (SELECT 1 FROM soutiens), 'soutiens';
			ASSERT NOT EXISTS (SELECT 1 FROM jetons), 'jetons';
			ASSERT NOT EXISTS (SELECT 1 FROM contributions), 'contributions';
			ASSERT (SELECT count(*) = 1 FROM projets WHERE auteur_id IS NULL), 'projets';
			ASSERT (SELECT count(*) = 1 FROM besoins WHERE auteur_id IS NULL), 'besoins'`;
		expect(await refusal(ended)).toBe("passed");
	});

	test("a deleted project is unlinked from its needs and removed from the articles", async () => {
		const ended = `DELETE FROM projets;
			ASSERT (SELECT count(*) = 1 FROM besoins WHERE projet_id IS NULL), 'besoins';
			ASSERT (SELECT count(*) = 1 FROM articles), 'articles';
			ASSERT NOT EXISTS (SELECT 1 FROM article_projets), 'article_projets';
			ASSERT NOT EXISTS (SELECT 1 FROM index_projets), 'index_projets';
			ASSERT NOT EXISTS (SELECT 1 FROM recherche_projets), 'recherche_projets'`;
		expect(await refusal(ended)).toBe("passed");
	});
});

describe("what a drift check does not detect", () => {
	test("the partial and expression indexes exist", async () => {
		const found = await run<{ nom: string }>(
			`SELECT c.relname AS nom FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
			 WHERE c.relnamespace = 'public'::regnamespace AND (i.indpred IS NOT NULL OR i.indexprs IS NOT NULL)`,
		);
		expect(found.map(({ nom }) => nom).sort()).toEqual([
			"besoins_a_relire",
			"besoins_recents",
			"besoins_soutiens",
			"besoins_territoire",
			"bilans_en_cours",
			"cles_import_sans_relecture",
			"courriels_a_envoyer",
			"courriels_annule_par_idx",
			"demandes_besoin_ouverte",
			"demandes_projet_ouverte",
			"evenements_sans_numero",
			"jetons_cinq_par_compte",
			"lieux_nom",
			"mots_fin",
			"offres_en_cours",
			"offres_sans_reponse",
			"places_libres",
			"places_ouvertes",
			"projets_a_relire",
			"projets_adresse",
			"projets_recents",
			"projets_territoire",
			"projets_tries",
			"projets_une",
			"projets_votes",
			"reponses_bilan_a_relire",
			"retraits_besoin_en_cours",
			"retraits_contestes",
			"retraits_projet_en_cours",
			"reunions_en_cours",
			"signalements_a_traiter",
			"situations_a_relire",
			"soutiens_deplaces",
		]);
	});

	test("the search indexes are indexes of stems, of areas and of trigrams, those of watched words of text search", async () => {
		const found = await run<{ texte: string }>(
			`SELECT pg_get_indexdef(c.oid) AS texte FROM pg_class c JOIN pg_am a ON a.oid = c.relam
			 WHERE a.amname = 'gin' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`,
		);
		expect(found.map(({ texte }) => texte.replace(/^.* ON /, ""))).toEqual([
			"public.besoins USING gin (lieux)",
			"public.besoins USING gin (lieux_dans)",
			"public.index_articles USING gin (racines)",
			"public.index_besoins USING gin (racines)",
			"public.index_projets USING gin (racines)",
			"public.lieux USING gin (cles) WITH (fastupdate=off)",
			"public.projets USING gin (lieux)",
			"public.projets USING gin (lieux_dans)",
			"public.recherche_besoins USING gin (texte gin_trgm_ops)",
			"public.recherche_projets USING gin (texte gin_trgm_ops)",
		]);
	});

	test("every trigger is deferred to the commit, on the tables it must watch, except those that date a step before it is written, give a merged need back before the one kept is deleted, place an entry as it is written, those that forget what was indexed before a table is written, and those that note what readers see change", async () => {
		const found = await run<{ tableau: string; nom: string; reporte: boolean }>(
			`SELECT tgrelid::regclass::text AS tableau, tgname AS nom, tgdeferrable AND tginitdeferred AND tgenabled = 'O' AS reporte
			 FROM pg_trigger WHERE NOT tgisinternal AND tgname <> tgrelid::regclass::text || '_lecture_seule' ORDER BY 1, 2`,
		);
		expect(
			found.filter(({ reporte }) => !reporte).map(({ nom }) => nom),
		).toEqual([
			"articles_evenement",
			"articles_evenement_change",
			"articles_indexes",
			"besoins_evenement",
			"besoins_evenement_change",
			"besoins_indexes",
			"besoins_lieux",
			"besoins_reuni_rendu",
			"etapes_datee",
			"etapes_evenement",
			"etapes_evenement_change",
			"places_evenement",
			"places_evenement_change",
			"projet_themes_indexes",
			"projets_evenement",
			"projets_evenement_change",
			"projets_indexes",
			"projets_lieux",
			"situations_indexes",
			"themes_indexes",
		]);
		expect(found.map(({ tableau, nom }) => `${tableau} ${nom}`).sort()).toEqual(
			[
				"article_projets article_projets_version",
				"articles articles_evenement",
				"articles articles_evenement_change",
				"articles articles_indexes",
				"articles articles_montres",
				"articles articles_recherche",
				"articles articles_version",
				"besoins besoins_evenement",
				"besoins besoins_evenement_change",
				"besoins besoins_indexes",
				"besoins besoins_lieux",
				"besoins besoins_montres",
				"besoins besoins_plongements",
				"besoins besoins_recherche",
				"besoins besoins_recherche_cahier",
				"besoins besoins_recherche_cree",
				"besoins besoins_recherche_langue",
				"besoins besoins_recherche_reunis",
				"besoins besoins_reuni_rendu",
				"besoins besoins_version",
				"bilans bilans_version",
				"equivalences equivalences_version",
				"etapes etapes_datee",
				"etapes etapes_evenement",
				"etapes etapes_evenement_change",
				"etapes etapes_version",
				"jalons jalons_version",
				"liens liens_version",
				"places places_evenement",
				"places places_evenement_change",
				"places places_version",
				"plongements_besoins plongements_besoins_version",
				"plongements_projets plongements_projets_version",
				"projet_themes projet_themes_indexes",
				"projet_themes projet_themes_recherche",
				"projet_themes projet_themes_version",
				"projets projets_evenement",
				"projets projets_evenement_change",
				"projets projets_indexes",
				"projets projets_lieux",
				"projets projets_montres",
				"projets projets_plongements",
				"projets projets_recherche",
				"projets projets_recherche_cree",
				"projets projets_recherche_habitants",
				"projets projets_recherche_langue",
				"projets projets_recherche_site",
				"projets projets_version",
				"reponses_bilan reponses_bilan_version_change",
				"reponses_bilan reponses_bilan_version_partie",
				"situations situations_indexes",
				"situations situations_recherche",
				"situations situations_version_change",
				"situations situations_version_partie",
				"themes themes_indexes",
				"themes themes_recherche",
				"themes themes_version",
			],
		);
	});

	test("the normalisation of texts is immutable, so that an index may use it", async () => {
		const found = await run<{ nom: string; volatilite: string }>(
			`SELECT proname AS nom, provolatile::text AS volatilite FROM pg_proc
			 WHERE proname IN ('texte_recherche', 'motif_recherche', 'texte_termes', 'termes_de', 'racine', 'index_de', 'titre_cherche') AND pronamespace = 'public'::regnamespace ORDER BY 1`,
		);
		expect(found).toEqual([
			{ nom: "index_de", volatilite: "i" },
			{ nom: "motif_recherche", volatilite: "i" },
			{ nom: "racine", volatilite: "i" },
			{ nom: "termes_de", volatilite: "i" },
			{ nom: "texte_recherche", volatilite: "i" },
			{ nom: "texte_termes", volatilite: "i" },
			{ nom: "titre_cherche", volatilite: "i" },
		]);
	});

	test("only the rate-limit windows, and the hashes of networks whose searches found nothing, may be lost in a crash", async () => {
		const found = await run<{ nom: string }>(
			`SELECT relname AS nom FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
			 AND relpersistence = 'u' ORDER BY 1`,
		);
		expect(found.map(({ nom }) => nom)).toEqual([
			"compteurs_appels",
			"limites",
			"manquees_reseaux",
			"manquees_vues",
		]);
	});
});
