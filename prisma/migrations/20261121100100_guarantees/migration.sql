-- What the Prisma schema cannot say and must never be false. Every line is tested by prisma/constraints.test.ts,
-- because a drift check sees neither CHECK constraints nor functions, triggers and partial or expression indexes.
-- Kept to what PostgreSQL 15 has.

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;

-- ------------------------------------------------------------------ states and closed lists

ALTER TABLE comptes
  ADD CONSTRAINT comptes_courriel_normalise CHECK (courriel = lower(courriel) AND courriel LIKE '_%@_%' AND courriel !~ '[[:space:][:cntrl:]]'),
  ADD CONSTRAINT comptes_role CHECK (role IN ('membre', 'moderateur', 'admin')),
  ADD CONSTRAINT comptes_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT comptes_suspension CHECK (suspendu = (suspendu_le IS NOT NULL));

ALTER TABLE defis
  ADD CONSTRAINT defis_nature CHECK (nature IN ('connexion', 'ancienne_adresse', 'nouvelle_adresse', 'effacement')),
  ADD CONSTRAINT defis_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT defis_essais CHECK (essais BETWEEN 0 AND 5);

ALTER TABLE jetons
  ADD CONSTRAINT jetons_rang CHECK (rang BETWEEN 1 AND 5),
  ADD CONSTRAINT jetons_empreinte CHECK (octet_length(empreinte) = 32);
CREATE UNIQUE INDEX jetons_cinq_par_compte ON jetons (compte_id, rang) WHERE revoque_le IS NULL;

ALTER TABLE themes
  ADD CONSTRAINT themes_bornes CHECK (char_length(nom) BETWEEN 1 AND 80 AND char_length(description) <= 500),
  ADD CONSTRAINT themes_traductions CHECK (jsonb_typeof(traductions) = 'object');

ALTER TABLE projets
  ADD CONSTRAINT projets_bornes CHECK (
    char_length(nom) BETWEEN 2 AND 120
    AND char_length(accroche) BETWEEN 10 AND 200
    AND char_length(description) BETWEEN 40 AND 5000
    AND char_length(porteur) <= 160
    AND char_length(territoire) <= 120
    AND char_length(usage_ia) <= 2000),
  ADD CONSTRAINT projets_statut CHECK (statut IN ('propose', 'publie', 'refuse', 'archive', 'quarantaine')),
  ADD CONSTRAINT projets_origine CHECK (origine IN ('contribution', 'equipe', 'import')),
  ADD CONSTRAINT projets_label_ia CHECK (label_ia IN ('non_renseigne', 'sans_ia', 'ia_appoint', 'ia_centrale')),
  ADD CONSTRAINT projets_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT projets_publie_le CHECK ((publie_le IS NOT NULL) = (statut IN ('publie', 'archive'))),
  ADD CONSTRAINT projets_nb_votes CHECK (nb_votes >= 0),
  ADD CONSTRAINT projets_traductions CHECK (jsonb_typeof(traductions) = 'object');

ALTER TABLE projet_themes
  ADD CONSTRAINT projet_themes_position CHECK (position BETWEEN 0 AND 2);

ALTER TABLE besoins
  ADD CONSTRAINT besoins_bornes CHECK (
    char_length(titre) BETWEEN 8 AND 140
    AND char_length(description) BETWEEN 40 AND 5000
    AND char_length(territoire) <= 120),
  ADD CONSTRAINT besoins_statut CHECK (statut IN ('propose', 'publie', 'etude', 'developpement', 'livre', 'refuse', 'archive', 'quarantaine')),
  ADD CONSTRAINT besoins_origine CHECK (origine IN ('contribution', 'equipe', 'import')),
  ADD CONSTRAINT besoins_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT besoins_publie_le CHECK ((publie_le IS NOT NULL) = (statut IN ('publie', 'etude', 'developpement', 'livre', 'archive'))),
  ADD CONSTRAINT besoins_roles CHECK (roles <@ ARRAY['code', 'donnees', 'terrain']),
  ADD CONSTRAINT besoins_nb_soutiens CHECK (nb_soutiens >= 0),
  ADD CONSTRAINT besoins_traductions CHECK (jsonb_typeof(traductions) = 'object');

ALTER TABLE jalons
  ADD CONSTRAINT jalons_statut CHECK (statut IN ('publie', 'etude', 'developpement', 'livre'));

ALTER TABLE etapes
  ADD CONSTRAINT etapes_numero CHECK (numero >= 1),
  ADD CONSTRAINT etapes_traductions CHECK (jsonb_typeof(traductions) = 'object');

ALTER TABLE articles
  ADD CONSTRAINT articles_statut CHECK (statut IN ('brouillon', 'publie')),
  ADD CONSTRAINT articles_traductions CHECK (jsonb_typeof(traductions) = 'object');

ALTER TABLE contributions
  ADD CONSTRAINT contributions_objet CHECK (
    (nature = 'projet' AND projet_id IS NOT NULL AND besoin_id IS NULL)
    OR (nature = 'besoin' AND besoin_id IS NOT NULL AND projet_id IS NULL));

ALTER TABLE fenetres_contributions
  ADD CONSTRAINT fenetres_contributions_nombre CHECK (nombre >= 0);

ALTER TABLE brouillons
  ADD CONSTRAINT brouillons_nature CHECK (nature IN ('projet', 'besoin'));

ALTER TABLE actes_en_attente
  ADD CONSTRAINT actes_en_attente_nature CHECK (nature IN ('vote', 'soutien'));

ALTER TABLE signalements
  ADD CONSTRAINT signalements_objet CHECK (num_nonnulls(projet_id, besoin_id) = 1);

ALTER TABLE journal
  ADD CONSTRAINT journal_acteur CHECK (acteur IN ('compte', 'operateur', 'systeme'));

ALTER TABLE courriels
  ADD CONSTRAINT courriels_statut CHECK (statut IN ('attente', 'envoi', 'envoye', 'expire', 'annule', 'abandonne')),
  ADD CONSTRAINT courriels_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT courriels_priorite CHECK (priorite BETWEEN 0 AND 9);
CREATE INDEX courriels_a_envoyer ON courriels (priorite, disponible_le, id) WHERE statut IN ('attente', 'envoi');

ALTER TABLE cles_import
  ADD CONSTRAINT cles_import_objet CHECK (
    (nature = 'projet' AND besoin_id IS NULL) OR (nature = 'besoin' AND projet_id IS NULL));

-- ------------------------------------------------------------------ orders of the public lists (D20), read backwards

CREATE INDEX projets_une ON projets (mis_en_avant, publie_le, id) WHERE statut = 'publie';
CREATE INDEX projets_votes ON projets (nb_votes, publie_le, id) WHERE statut = 'publie';
CREATE INDEX projets_recents ON projets (publie_le, id) WHERE statut = 'publie';
CREATE INDEX projets_a_relire ON projets (cree_le, id) WHERE statut IN ('propose', 'quarantaine');
CREATE INDEX besoins_soutiens ON besoins (nb_soutiens, cree_le, id) WHERE statut IN ('publie', 'etude', 'developpement', 'livre');
CREATE INDEX besoins_recents ON besoins (cree_le, id) WHERE statut IN ('publie', 'etude', 'developpement', 'livre');
CREATE INDEX besoins_a_relire ON besoins (cree_le, id) WHERE statut IN ('propose', 'quarantaine');

-- ------------------------------------------------------------------ counters that a crash may forget

ALTER TABLE compteurs_appels SET UNLOGGED;
ALTER TABLE compteurs_appels SET (fillfactor = 50);
ALTER TABLE limites SET UNLOGGED;
-- A vote moves only nb_votes: room in the page keeps the new row version beside the old one.
ALTER TABLE projets SET (fillfactor = 85);

-- ------------------------------------------------------------------ version of the public data

-- Sixteen parts, one chosen by the backend, so that two writers seldom meet; the version is their sum.
INSERT INTO versions (part, nombre) SELECT part, 0 FROM generate_series(0, 15) AS part;
ALTER TABLE versions SET (fillfactor = 20);

CREATE FUNCTION avancer_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Once per transaction. The triggers are deferred to the commit, when every other lock is held already:
  -- nobody can wait for a row of ours while we wait for a part, so the parts add no deadlock.
  IF current_setting('bien_commun.version', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('bien_commun.version', pg_current_xact_id()::text, true);
    UPDATE public.versions SET nombre = nombre + 1 WHERE part = pg_backend_pid() % 16;
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE tableau text;
BEGIN
  FOREACH tableau IN ARRAY ARRAY['themes', 'projets', 'projet_themes', 'besoins', 'jalons', 'etapes', 'articles', 'article_projets'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION avancer_version()', tableau || '_version', tableau);
  END LOOP;
END $$;

-- ------------------------------------------------------------------ search (D18)

-- Case, accents, ligatures and composition folded; apostrophes, hyphens and blanks become one space;
-- invisible characters vanish. Everything else stays, so that % _ and \ can be searched literally.
CREATE FUNCTION texte_recherche(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary,
    regexp_replace(
      regexp_replace(normalize(t, NFKC), U&'[\00AD\200B-\200D\2060\FEFF]', '', 'g'),
      U&'[\0001-\0020''\0060\0085\00A0\00B4\02B9-\02BF\1680\2000-\200A\2010-\2015\2018-\201B\2028\2029\202F\2032\2035\205F\2212\3000\002D]+', ' ', 'g')))
$$;

-- The LIKE pattern that finds a text anywhere, its own % _ and \ taken literally.
CREATE FUNCTION motif_recherche(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT '%' || regexp_replace(btrim(public.texte_recherche(t)), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- In byte order, so that the index on words also serves "starts with".
ALTER TABLE mots ALTER COLUMN mot TYPE text COLLATE "C";

CREATE TEXT SEARCH CONFIGURATION recherche (COPY = pg_catalog.french);

-- New words only, without a unique key: two writers of the same word must not wait for each other.
CREATE FUNCTION apprendre_mots(t text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.mots (mot)
  SELECT DISTINCT m FROM regexp_split_to_table(t, '[^[:alnum:]]+') AS m
  WHERE char_length(m) BETWEEN 3 AND 40
    AND NOT EXISTS (SELECT 1 FROM public.mots AS connu WHERE connu.mot = m)
$$;

CREATE FUNCTION indexer_projet(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  SELECT public.texte_recherche(concat_ws(E'\n', p.nom, p.accroche, p.description, p.porteur, p.territoire,
      p.traductions #>> '{en,nom}', p.traductions #>> '{en,accroche}', p.traductions #>> '{en,description}',
      (SELECT string_agg(concat_ws(E'\n', h.nom, h.traductions #>> '{en,nom}'), E'\n' ORDER BY l.position)
         FROM public.projet_themes l JOIN public.themes h ON h.id = l.theme_id WHERE l.projet_id = p.id)))
    INTO t FROM public.projets p WHERE p.id = cible;
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.recherche_projets r WHERE r.projet_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_projets (projet_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (projet_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
END $$;

CREATE FUNCTION indexer_besoin(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  SELECT public.texte_recherche(concat_ws(E'\n', b.titre, b.description, b.territoire,
      b.traductions #>> '{en,titre}', b.traductions #>> '{en,description}', h.nom, h.traductions #>> '{en,nom}'))
    INTO t FROM public.besoins b LEFT JOIN public.themes h ON h.id = b.theme_id WHERE b.id = cible;
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_besoins (besoin_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (besoin_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
END $$;

CREATE FUNCTION indexer_ligne() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'projets' THEN PERFORM public.indexer_projet(NEW.id);
    WHEN 'projet_themes' THEN PERFORM public.indexer_projet(COALESCE(NEW.projet_id, OLD.projet_id));
    WHEN 'besoins' THEN PERFORM public.indexer_besoin(NEW.id);
    WHEN 'themes' THEN
      PERFORM public.indexer_projet(l.projet_id) FROM public.projet_themes l WHERE l.theme_id = NEW.id;
      PERFORM public.indexer_besoin(b.id) FROM public.besoins b WHERE b.theme_id = NEW.id;
  END CASE;
  RETURN NULL;
END $$;

-- Deferred: a project and its themes, written one after the other, are indexed once, when both are there.
CREATE CONSTRAINT TRIGGER projets_recherche_cree AFTER INSERT ON projets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();
CREATE CONSTRAINT TRIGGER projets_recherche AFTER UPDATE OF nom, accroche, description, porteur, territoire, traductions ON projets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();
CREATE CONSTRAINT TRIGGER projet_themes_recherche AFTER INSERT OR UPDATE OR DELETE ON projet_themes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();
CREATE CONSTRAINT TRIGGER themes_recherche AFTER UPDATE OF nom, traductions ON themes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();
CREATE CONSTRAINT TRIGGER besoins_recherche_cree AFTER INSERT ON besoins
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();
CREATE CONSTRAINT TRIGGER besoins_recherche AFTER UPDATE OF titre, description, territoire, traductions, theme_id ON besoins
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();

CREATE INDEX recherche_projets_texte ON recherche_projets USING gin (texte gin_trgm_ops);
CREATE INDEX recherche_projets_mots ON recherche_projets USING gin (mots);
CREATE INDEX recherche_besoins_texte ON recherche_besoins USING gin (texte gin_trgm_ops);
CREATE INDEX recherche_besoins_mots ON recherche_besoins USING gin (mots);
-- A word one error away starts or ends like the word meant.
CREATE INDEX mots_fin ON mots (reverse(mot) COLLATE "C");
CREATE INDEX projets_territoire ON projets (texte_recherche(territoire)) WHERE statut = 'publie';
