-- One ranking for all that is looked for: what BM25 reads of each entry, and how often each stem occurs.
-- A version that runs while this is applied finds nothing by words until it stops (decision 64); all else works.

-- ------------------------------------------------------------------ stems

-- The stem of a folded word after the letter of its language; null for an empty word, of which the French list lacks one.
-- The French stemmer keeps the plural of what ends in a vowel ("velos"): it is taken off before.
CREATE FUNCTION racine(mot text, langue text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN langue = 'en' THEN 'e' || (ts_lexize('pg_catalog.english_stem', mot))[1]
    WHEN mot <> 'les' AND ts_lexize('pg_catalog.french_stem', mot) <> '{}'
    THEN 'f' || COALESCE((ts_lexize('pg_catalog.french_stem',
      CASE WHEN char_length(mot) > 3 AND right(mot, 2) IN ('as', 'is', 'os', 'us') THEN left(mot, -1) ELSE mot END))[1], mot) END
$$;

-- `racines`: each stem, and once more after a dot where a short text (title, tagline, phrases) has it; after =, each title and the address of the site in one word. `poids`: for each
-- stem the hash, then its weighted number of occurrences, 256 added for a short text. The lengths are weighted alike.
CREATE TYPE index_de_fiche AS (racines text[], poids bytea, longueur_fr integer, longueur_en integer);

CREATE FUNCTION index_de(titres text[], textes text[], langues text[], valeurs integer[], courts boolean[]) RETURNS index_de_fiche
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH lus AS MATERIALIZED (
    SELECT m AS mot, t.langue, sum(t.valeur) AS valeur, bool_or(t.court) AS court
    FROM unnest(textes, langues, valeurs, courts) AS t(texte, langue, valeur, court)
    CROSS JOIN LATERAL string_to_table(public.texte_termes(t.texte), ' ') AS m WHERE char_length(m) BETWEEN 1 AND 60 GROUP BY m, t.langue),
  lues AS MATERIALIZED (SELECT public.racine(mot, langue) COLLATE "C" AS racine, valeur, court FROM lus),
  comptees AS MATERIALIZED (
    SELECT racine, sum(valeur)::integer AS valeur, bool_or(court) AS court FROM lues WHERE racine IS NOT NULL GROUP BY racine)
  SELECT ROW(
    ARRAY(SELECT DISTINCT '=' || replace(public.texte_termes(t), ' ', '') FROM unnest(titres) AS t WHERE t IS NOT NULL)
      || COALESCE(array_agg(racine ORDER BY racine), '{}') || COALESCE(array_agg('.' || racine ORDER BY racine) FILTER (WHERE court), '{}'),
    COALESCE(string_agg(int4send(hashtext(racine)) || int2send((least(valeur, 255) + CASE WHEN court THEN 256 ELSE 0 END)::smallint), '' ORDER BY racine), ''),
    COALESCE(sum(valeur) FILTER (WHERE racine LIKE 'f%'), 0)::integer,
    COALESCE(sum(valeur) FILTER (WHERE racine LIKE 'e%'), 0)::integer)::public.index_de_fiche
  FROM comptees
$$;

-- A title as it is, split at its capitals, and in one word when it has a few.
CREATE FUNCTION titre_cherche(titre text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT concat_ws(' ', titre, NULLIF(public.nom_coupe(titre), titre),
    CASE WHEN cardinality(regexp_split_to_array(public.texte_termes(titre), ' ')) BETWEEN 2 AND 4 THEN replace(public.texte_termes(titre), ' ', '') END)
$$;

-- Weights: 3 for a title, 2 for what sums the entry up, 1 for the rest.
CREATE FUNCTION index_du_projet(cible integer) RETURNS index_de_fiche LANGUAGE sql STABLE AS $$
  SELECT public.index_de(ARRAY[p.nom, p.traductions #>> '{en,nom}', public.adresse_comparable(p.site_web)],
    ARRAY[public.titre_cherche(p.nom), public.titre_cherche(p.traductions #>> '{en,nom}'), p.accroche, p.traductions #>> '{en,accroche}',
      array_to_string(p.mots_habitants, E'\n'), array_to_string(p.mots_habitants_en, E'\n'),
      p.description, p.traductions #>> '{en,description}', concat_ws(E'\n', p.porteur, p.territoire), t.noms, t.noms_en, public.adresse_comparable(p.site_web)],
    ARRAY[p.langue, 'en', p.langue, 'en', 'fr', 'en', p.langue, 'en', 'fr', 'fr', 'en', 'fr'],
    ARRAY[3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1],
    ARRAY[true, true, true, true, true, true, false, false, false, false, false, false])
  FROM public.projets p CROSS JOIN LATERAL (
    SELECT string_agg(h.nom, E'\n') AS noms, string_agg(h.traductions #>> '{en,nom}', E'\n') AS noms_en
    FROM public.projet_themes l JOIN public.themes h ON h.id = l.theme_id WHERE l.projet_id = p.id) AS t
  WHERE p.id = cible
$$;

CREATE FUNCTION index_du_besoin(cible integer) RETURNS index_de_fiche LANGUAGE sql STABLE AS $$
  SELECT public.index_de(ARRAY[b.titre, b.traductions #>> '{en,titre}'],
    ARRAY[public.titre_cherche(b.titre), public.titre_cherche(b.traductions #>> '{en,titre}'), b.description, b.traductions #>> '{en,description}',
      b.territoire, h.nom, h.traductions #>> '{en,nom}'],
    ARRAY[b.langue, 'en', b.langue, 'en', 'fr', 'fr', 'en'],
    ARRAY[3, 3, 1, 1, 1, 1, 1],
    ARRAY[true, true, false, false, false, false, false])
  FROM public.besoins b LEFT JOIN public.themes h ON h.id = b.theme_id WHERE b.id = cible
$$;

CREATE FUNCTION index_de_larticle(cible integer) RETURNS index_de_fiche LANGUAGE sql STABLE AS $$
  SELECT public.index_de(ARRAY[a.titre, a.traductions #>> '{en,titre}'],
    ARRAY[public.titre_cherche(a.titre), public.titre_cherche(a.traductions #>> '{en,titre}'), a.resume, a.traductions #>> '{en,resume}',
      a.texte, a.traductions #>> '{en,texte}'],
    ARRAY['fr', 'en', 'fr', 'en', 'fr', 'en'], ARRAY[3, 3, 2, 2, 1, 1], ARRAY[true, true, true, true, false, false])
  FROM public.articles a WHERE a.id = cible
$$;

-- ------------------------------------------------------------------ kept by triggers

CREATE TABLE index_projets (
  projet_id INTEGER NOT NULL PRIMARY KEY REFERENCES projets (id) ON DELETE CASCADE ON UPDATE CASCADE,
  public BOOLEAN NOT NULL,
  longueur_fr INTEGER NOT NULL,
  longueur_en INTEGER NOT NULL,
  racines TEXT[] NOT NULL,
  poids BYTEA NOT NULL
);
CREATE TABLE index_besoins (
  besoin_id INTEGER NOT NULL PRIMARY KEY REFERENCES besoins (id) ON DELETE CASCADE ON UPDATE CASCADE,
  public BOOLEAN NOT NULL,
  longueur_fr INTEGER NOT NULL,
  longueur_en INTEGER NOT NULL,
  racines TEXT[] NOT NULL,
  poids BYTEA NOT NULL
);
CREATE TABLE index_articles (
  article_id INTEGER NOT NULL PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  public BOOLEAN NOT NULL,
  longueur_fr INTEGER NOT NULL,
  longueur_en INTEGER NOT NULL,
  racines TEXT[] NOT NULL,
  poids BYTEA NOT NULL
);
-- The long columns leave the row: which entries hold a stem is read without them.
ALTER TABLE index_projets ALTER COLUMN racines SET STORAGE EXTERNAL, ALTER COLUMN poids SET STORAGE EXTERNAL, SET (toast_tuple_target = 128);
ALTER TABLE index_besoins ALTER COLUMN racines SET STORAGE EXTERNAL, ALTER COLUMN poids SET STORAGE EXTERNAL, SET (toast_tuple_target = 128);
ALTER TABLE index_articles ALTER COLUMN racines SET STORAGE EXTERNAL, ALTER COLUMN poids SET STORAGE EXTERNAL, SET (toast_tuple_target = 128);

DROP TRIGGER projets_tri ON projets;
DROP FUNCTION trier_projet();
DROP TABLE rangs_projets, rangs_besoins, rangs_articles;
ALTER TABLE recherche_projets DROP COLUMN mots, DROP COLUMN mis_en_avant, DROP COLUMN publie_le;
ALTER TABLE recherche_besoins DROP COLUMN mots;
DROP TABLE recherche_articles;
DROP FUNCTION classer_projet(integer, tsvector), classer_besoin(integer, tsvector), rang_du_projet(integer), suite_du_projet(integer),
  rang_du_besoin(integer), suite_du_besoin(integer), rang_de_larticle(integer), suite_de_larticle(integer), texte_de_larticle(integer),
  apprendre_nom(text), initiales_du_nom(text), termes_du_nom(text, text), sans_article(text), termes_plies(text, text), joindre_plis(text[]);

-- The search row is locked before the entry is read: of two transactions that change it (one its name, one its theme's),
-- the second to index sees what the first wrote.
CREATE OR REPLACE FUNCTION indexer_projet(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text; i public.index_de_fiche; visible boolean;
BEGIN
  PERFORM 1 FROM public.recherche_projets r WHERE r.projet_id = cible FOR UPDATE;
  t := public.texte_du_projet(cible);
  IF t IS NULL THEN RETURN; END IF;
  i := public.index_du_projet(cible);
  SELECT p.statut = 'publie' INTO visible FROM public.projets p WHERE p.id = cible;
  INSERT INTO public.index_projets AS x (projet_id, public, longueur_fr, longueur_en, racines, poids)
    VALUES (cible, visible, i.longueur_fr, i.longueur_en, i.racines, i.poids)
    ON CONFLICT (projet_id) DO UPDATE SET public = EXCLUDED.public, longueur_fr = EXCLUDED.longueur_fr, longueur_en = EXCLUDED.longueur_en,
      racines = EXCLUDED.racines, poids = EXCLUDED.poids
    WHERE (x.public, x.poids) IS DISTINCT FROM (EXCLUDED.public, EXCLUDED.poids);
  IF EXISTS (SELECT 1 FROM public.recherche_projets r WHERE r.projet_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_projets (projet_id, texte) VALUES (cible, t) ON CONFLICT (projet_id) DO UPDATE SET texte = EXCLUDED.texte;
  PERFORM public.apprendre_mots(t);
  PERFORM public.apprendre_mots(public.texte_recherche(public.titre_cherche(p.nom))) FROM public.projets p WHERE p.id = cible;
END $$;

CREATE OR REPLACE FUNCTION indexer_besoin(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text; i public.index_de_fiche; visible boolean;
BEGIN
  PERFORM 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible FOR UPDATE;
  t := public.texte_du_besoin(cible);
  IF t IS NULL THEN RETURN; END IF;
  i := public.index_du_besoin(cible);
  SELECT b.statut IN ('publie', 'etude', 'developpement', 'livre') INTO visible FROM public.besoins b WHERE b.id = cible;
  INSERT INTO public.index_besoins AS x (besoin_id, public, longueur_fr, longueur_en, racines, poids)
    VALUES (cible, visible, i.longueur_fr, i.longueur_en, i.racines, i.poids)
    ON CONFLICT (besoin_id) DO UPDATE SET public = EXCLUDED.public, longueur_fr = EXCLUDED.longueur_fr, longueur_en = EXCLUDED.longueur_en,
      racines = EXCLUDED.racines, poids = EXCLUDED.poids
    WHERE (x.public, x.poids) IS DISTINCT FROM (EXCLUDED.public, EXCLUDED.poids);
  IF EXISTS (SELECT 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_besoins (besoin_id, texte) VALUES (cible, t) ON CONFLICT (besoin_id) DO UPDATE SET texte = EXCLUDED.texte;
  PERFORM public.apprendre_mots(t);
END $$;

CREATE OR REPLACE FUNCTION indexer_article(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE i public.index_de_fiche;
BEGIN
  PERFORM 1 FROM public.index_articles x WHERE x.article_id = cible FOR UPDATE;
  i := public.index_de_larticle(cible);
  IF i IS NULL THEN RETURN; END IF;
  INSERT INTO public.index_articles (article_id, public, longueur_fr, longueur_en, racines, poids)
    SELECT cible, a.statut = 'publie', i.longueur_fr, i.longueur_en, i.racines, i.poids FROM public.articles a WHERE a.id = cible
    ON CONFLICT (article_id) DO UPDATE SET public = EXCLUDED.public, longueur_fr = EXCLUDED.longueur_fr, longueur_en = EXCLUDED.longueur_en,
      racines = EXCLUDED.racines, poids = EXCLUDED.poids;
  PERFORM public.apprendre_mots(public.texte_recherche(concat_ws(E'\n', a.titre, a.resume, a.texte, a.traductions #>> '{en,titre}',
      a.traductions #>> '{en,resume}', a.traductions #>> '{en,texte}'))) FROM public.articles a WHERE a.id = cible;
END $$;

-- The entry is read, and not the row of the trigger: at the commit it is as the transaction leaves it.
CREATE FUNCTION montrer_index() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'projets' THEN UPDATE public.index_projets x SET public = e.statut = 'publie' FROM public.projets e
      WHERE e.id = NEW.id AND x.projet_id = e.id AND x.public <> (e.statut = 'publie');
    WHEN 'besoins' THEN UPDATE public.index_besoins x SET public = e.statut IN ('publie', 'etude', 'developpement', 'livre') FROM public.besoins e
      WHERE e.id = NEW.id AND x.besoin_id = e.id AND x.public <> (e.statut IN ('publie', 'etude', 'developpement', 'livre'));
    WHEN 'articles' THEN UPDATE public.index_articles x SET public = e.statut = 'publie' FROM public.articles e
      WHERE e.id = NEW.id AND x.article_id = e.id AND x.public <> (e.statut = 'publie');
  END CASE;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER projets_montres AFTER UPDATE OF statut ON projets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION montrer_index();
CREATE CONSTRAINT TRIGGER besoins_montres AFTER UPDATE OF statut ON besoins DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION montrer_index();
CREATE CONSTRAINT TRIGGER articles_montres AFTER UPDATE OF statut ON articles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION montrer_index();

CREATE CONSTRAINT TRIGGER projets_recherche_site AFTER UPDATE OF site_web ON projets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();

INSERT INTO index_projets (projet_id, public, longueur_fr, longueur_en, racines, poids)
  SELECT e.id, e.statut = 'publie', (e.i).longueur_fr, (e.i).longueur_en, (e.i).racines, (e.i).poids
  FROM (SELECT id, statut, index_du_projet(id) AS i FROM projets OFFSET 0) AS e;
INSERT INTO index_besoins (besoin_id, public, longueur_fr, longueur_en, racines, poids)
  SELECT e.id, e.statut IN ('publie', 'etude', 'developpement', 'livre'), (e.i).longueur_fr, (e.i).longueur_en, (e.i).racines, (e.i).poids
  FROM (SELECT id, statut, index_du_besoin(id) AS i FROM besoins OFFSET 0) AS e;
INSERT INTO index_articles (article_id, public, longueur_fr, longueur_en, racines, poids)
  SELECT e.id, e.statut = 'publie', (e.i).longueur_fr, (e.i).longueur_en, (e.i).racines, (e.i).poids
  FROM (SELECT id, statut, index_de_larticle(id) AS i FROM articles OFFSET 0) AS e;
CREATE INDEX index_projets_racines ON index_projets USING gin (racines);
CREATE INDEX index_besoins_racines ON index_besoins USING gin (racines);
CREATE INDEX index_articles_racines ON index_articles USING gin (racines);

-- ------------------------------------------------------------------ how often each stem occurs in what is public

CREATE TABLE frequences (
  racine TEXT COLLATE "C" NOT NULL,
  nature TEXT NOT NULL,
  entrees INTEGER NOT NULL,
  PRIMARY KEY (racine, nature)
);
-- How many entries of each kind are public, and their mean lengths. `version` is drawn anew when a count changes.
CREATE TABLE index_tailles (
  nature TEXT NOT NULL PRIMARY KEY,
  entrees INTEGER NOT NULL,
  longueur_fr DOUBLE PRECISION NOT NULL,
  longueur_en DOUBLE PRECISION NOT NULL,
  version BIGINT NOT NULL
);
CREATE SEQUENCE index_versions;

-- Counted on at most 5,000 entries of a kind, drawn by a hash of their key: a weight is the logarithm of a share.
CREATE FUNCTION compter_frequences() RETURNS void LANGUAGE plpgsql AS $$
DECLARE kind text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('frequences', 0));
  FOREACH kind IN ARRAY ARRAY['projet', 'besoin', 'article'] LOOP
    EXECUTE format($sql$
      WITH tirees AS MATERIALIZED (
        SELECT racines, longueur_fr, longueur_en FROM public.index_%1$ss WHERE public ORDER BY hashint4(%1$s_id), %1$s_id LIMIT 5000),
      taille AS MATERIALIZED (SELECT count(*) AS toutes, greatest(1, least(count(*), 5000)) AS lues FROM public.index_%1$ss WHERE public),
      comptees AS MATERIALIZED (
        SELECT r COLLATE "C" AS racine, round(count(*) * t.toutes::numeric / t.lues)::integer AS entrees
        FROM tirees, unnest(racines) AS r, taille t GROUP BY r, t.toutes, t.lues),
      retirees AS (
        DELETE FROM public.frequences f WHERE f.nature = %1$L AND NOT EXISTS (SELECT 1 FROM comptees c WHERE c.racine = f.racine) RETURNING 1),
      ecrites AS (
        INSERT INTO public.frequences AS f (racine, nature, entrees) SELECT racine, %1$L, entrees FROM comptees
        ON CONFLICT (racine, nature) DO UPDATE SET entrees = EXCLUDED.entrees WHERE f.entrees <> EXCLUDED.entrees RETURNING 1),
      mesuree AS (
        INSERT INTO public.index_tailles AS x (nature, entrees, longueur_fr, longueur_en, version)
        SELECT %1$L, t.toutes,
          COALESCE((SELECT avg(longueur_fr) FROM tirees WHERE longueur_fr > 0), 1), COALESCE((SELECT avg(longueur_en) FROM tirees WHERE longueur_en > 0), 1),
          nextval('public.index_versions') FROM taille t
        ON CONFLICT (nature) DO UPDATE SET entrees = EXCLUDED.entrees, longueur_fr = EXCLUDED.longueur_fr,
          longueur_en = EXCLUDED.longueur_en, version = EXCLUDED.version
        WHERE (x.entrees, x.longueur_fr, x.longueur_en) IS DISTINCT FROM (EXCLUDED.entrees, EXCLUDED.longueur_fr, EXCLUDED.longueur_en)
          OR EXISTS (SELECT 1 FROM retirees) OR EXISTS (SELECT 1 FROM ecrites)
        RETURNING 1)
      SELECT count(*) FROM mesuree$sql$, kind);
  END LOOP;
END $$;
SELECT compter_frequences();

-- The entries of a kind whose stems weigh the most together: of the stems of one rank the heaviest counts. Always by the
-- index: the planner does not know what it costs to read the long column of each row of a small table.
CREATE FUNCTION fiches_proches(nature text, publiques boolean, rangs integer[], poids double precision[], racines text[], lues integer, nombre integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY EXECUTE format($sql$
    SELECT id FROM (
      SELECT t.id, m.rang, max(m.poids) AS poids FROM unnest($1, $2, $3) AS m(rang, poids, racine)
      CROSS JOIN LATERAL (SELECT i.%1$s_id AS id FROM public.index_%1$ss i WHERE i.racines @> ARRAY[m.racine] AND (i.public OR NOT $4) LIMIT $5) AS t
      GROUP BY t.id, m.rang) AS tenues
    GROUP BY id ORDER BY sum(poids) DESC, id DESC LIMIT $6$sql$, nature) USING rangs, poids, racines, publiques, lues, nombre;
END $$;

-- ------------------------------------------------------------------ words that are no longer counted

DROP TABLE mots_entendus;
