-- One ranked search: what each entry is ranked by, and groups of words that mean the same.

-- ------------------------------------------------------------------ words of texts

CREATE TEXT SEARCH CONFIGURATION recherche_en (COPY = pg_catalog.english);

-- The words of a text: folded, every sign a blank, but an @ inside a word, which reads as an a.
CREATE FUNCTION texte_termes(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(regexp_replace(public.texte_recherche(t), '([[:alnum:]])@([[:alnum:]])', '\1a\2', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The words of a text as they are, and their stems in its language. In plpgsql, whose plans are kept: an SQL function
-- called by another is planned again at each call.
CREATE FUNCTION termes_de(t text, langue text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE m text := public.texte_termes(t);
BEGIN
  IF m IS NULL THEN RETURN ''; END IF;
  RETURN CASE langue WHEN 'en' THEN to_tsvector('public.recherche_en', m) ELSE to_tsvector('public.recherche', m) END
    || to_tsvector('pg_catalog.simple', m);
END $$;

-- A name without the article it begins with.
CREATE FUNCTION sans_article(termes text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(termes, '^(le|la|les|l|un|une|des|the|an|a) (?=.)', '')
$$;

-- A name split at its capitals.
CREATE FUNCTION nom_coupe(nom text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(regexp_replace(replace(nom, '@', 'a'),
    '([[:lower:][:digit:]])([[:upper:]])', '\1 \2', 'g'), '([[:upper:]])([[:upper:]][[:lower:]])', '\1 \2', 'g')
$$;

-- The words of a name, also split at its capitals, without its signs, and joined. `=` before its first words joined
-- and `==` before all of them tell a name that begins with what is sought, and one that is what is sought.
CREATE FUNCTION termes_du_nom(nom text, langue text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  coupe text := public.nom_coupe(nom);
  mots text[] := regexp_split_to_array(public.sans_article(public.texte_termes(nom)), ' ');
  joint text := array_to_string(mots, '');
  termes tsvector;
BEGIN
  IF nom IS NULL THEN RETURN ''; END IF;
  termes := public.termes_de(nom, langue)
    || to_tsvector('pg_catalog.simple', public.texte_termes(regexp_replace(nom, U&'[''.\2018\2019\02BC-]', '', 'g')))
    || array_to_tsvector(ARRAY(SELECT '=' || array_to_string(mots[1:n], '') FROM generate_series(1, least(cardinality(mots), 6)) AS n)
         || ('==' || joint));
  IF coupe <> nom THEN termes := termes || public.termes_de(coupe, langue); END IF;
  IF cardinality(mots) BETWEEN 2 AND 6 THEN termes := termes || to_tsvector('pg_catalog.simple', joint); END IF;
  RETURN termes;
END $$;

-- ------------------------------------------------------------------ articles are searched too

CREATE TABLE recherche_articles (
  article_id INTEGER NOT NULL PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  texte TEXT NOT NULL,
  mots TSVECTOR NOT NULL
);
ALTER TABLE recherche_articles ALTER COLUMN texte SET STORAGE EXTERNAL;
ALTER TABLE recherche_articles SET (toast_tuple_target = 8160);
CREATE INDEX recherche_articles_texte ON recherche_articles USING gin (texte gin_trgm_ops);
CREATE INDEX recherche_articles_mots ON recherche_articles USING gin (mots);

-- ------------------------------------------------------------------ what entries are ranked by

-- `rang`: the words of the short fields with their weights, A the name, B the tagline, C themes, porteur, territory.
-- `termes`: the same and the words of the rest (`suite_…`). Apart from the searched texts, so that reading these in full costs no more.
CREATE TABLE rangs_projets (
  projet_id INTEGER NOT NULL PRIMARY KEY REFERENCES projets (id) ON DELETE CASCADE ON UPDATE CASCADE,
  rang TSVECTOR NOT NULL,
  termes TSVECTOR NOT NULL
);
CREATE TABLE rangs_besoins (
  besoin_id INTEGER NOT NULL PRIMARY KEY REFERENCES besoins (id) ON DELETE CASCADE ON UPDATE CASCADE,
  rang TSVECTOR NOT NULL,
  termes TSVECTOR NOT NULL
);
CREATE TABLE rangs_articles (
  article_id INTEGER NOT NULL PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  rang TSVECTOR NOT NULL,
  termes TSVECTOR NOT NULL
);
-- The long column leaves the row first, and ranking reads the short one only.
ALTER TABLE rangs_projets ALTER COLUMN termes SET STORAGE EXTERNAL, ALTER COLUMN rang SET STORAGE MAIN;
ALTER TABLE rangs_besoins ALTER COLUMN termes SET STORAGE EXTERNAL, ALTER COLUMN rang SET STORAGE MAIN;
ALTER TABLE rangs_articles ALTER COLUMN termes SET STORAGE EXTERNAL, ALTER COLUMN rang SET STORAGE MAIN;
CREATE INDEX rangs_projets_termes ON rangs_projets USING gin (termes);
CREATE INDEX rangs_projets_rang ON rangs_projets USING gin (rang);
CREATE INDEX rangs_besoins_termes ON rangs_besoins USING gin (termes);
CREATE INDEX rangs_besoins_rang ON rangs_besoins USING gin (rang);
CREATE INDEX rangs_articles_termes ON rangs_articles USING gin (termes);
CREATE INDEX rangs_articles_rang ON rangs_articles USING gin (rang);

-- The initials of a name of three words or more, with and without its empty ones: OSM for OpenStreetMap.
CREATE FUNCTION initiales_du_nom(nom text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  mots text[] := regexp_split_to_array(public.texte_termes(public.nom_coupe(nom)), ' ');
BEGIN
  IF mots IS NULL OR cardinality(mots) NOT BETWEEN 3 AND 8 THEN RETURN ''; END IF;
  RETURN to_tsvector('pg_catalog.simple', concat_ws(' ',
    (SELECT string_agg(left(m, 1), '' ORDER BY n) FROM unnest(mots) WITH ORDINALITY AS u(m, n)),
    (SELECT string_agg(left(m, 1), '' ORDER BY n) FROM unnest(mots) WITH ORDINALITY AS u(m, n)
      WHERE ts_lexize('pg_catalog.french_stem', m) <> '{}')));
END $$;

CREATE FUNCTION rang_du_projet(cible integer) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT setweight(public.termes_du_nom(p.nom, p.langue) || public.initiales_du_nom(p.nom) || public.termes_du_nom(p.traductions #>> '{en,nom}', 'en'), 'A')
    || setweight(public.termes_de(p.accroche, p.langue) || public.termes_de(p.traductions #>> '{en,accroche}', 'en'), 'B')
    || setweight(public.termes_de(concat_ws(E'\n', p.porteur, p.territoire), 'fr')
      || COALESCE((SELECT public.termes_de(string_agg(h.nom, E'\n' ORDER BY l.position), 'fr')
           || public.termes_de(string_agg(h.traductions #>> '{en,nom}', E'\n' ORDER BY l.position), 'en')
         FROM public.projet_themes l JOIN public.themes h ON h.id = l.theme_id WHERE l.projet_id = p.id), ''), 'C')
  FROM public.projets p WHERE p.id = cible);
END $$;

CREATE FUNCTION suite_du_projet(cible integer) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT setweight(public.termes_de(p.description, p.langue) || public.termes_de(p.traductions #>> '{en,description}', 'en'), 'D')
  FROM public.projets p WHERE p.id = cible);
END $$;

CREATE FUNCTION rang_du_besoin(cible integer) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT setweight(public.termes_du_nom(b.titre, b.langue) || public.termes_du_nom(b.traductions #>> '{en,titre}', 'en'), 'A')
    || setweight(public.termes_de(concat_ws(E'\n', b.territoire, h.nom), 'fr') || public.termes_de(h.traductions #>> '{en,nom}', 'en'), 'C')
  FROM public.besoins b LEFT JOIN public.themes h ON h.id = b.theme_id WHERE b.id = cible);
END $$;

CREATE FUNCTION suite_du_besoin(cible integer) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT setweight(public.termes_de(b.description, b.langue) || public.termes_de(b.traductions #>> '{en,description}', 'en'), 'D')
  FROM public.besoins b WHERE b.id = cible);
END $$;

CREATE FUNCTION texte_de_larticle(cible integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT public.texte_recherche(concat_ws(E'\n', a.titre, a.resume, a.texte,
      a.traductions #>> '{en,titre}', a.traductions #>> '{en,resume}',
      a.traductions #>> '{en,texte}'))
    FROM public.articles a WHERE a.id = cible
$$;

CREATE FUNCTION rang_de_larticle(cible integer) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT setweight(public.termes_du_nom(a.titre, 'fr') || public.termes_du_nom(a.traductions #>> '{en,titre}', 'en'), 'A')
    || setweight(public.termes_de(a.resume, 'fr') || public.termes_de(a.traductions #>> '{en,resume}', 'en'), 'B')
  FROM public.articles a WHERE a.id = cible);
END $$;

CREATE FUNCTION suite_de_larticle(cible integer) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT setweight(public.termes_de(a.texte, 'fr') || public.termes_de(a.traductions #>> '{en,texte}', 'en'), 'D')
  FROM public.articles a WHERE a.id = cible);
END $$;

-- ------------------------------------------------------------------ kept by triggers, as the searched texts are

-- The row is locked before the entry is read, as `indexer_projet` does.
CREATE FUNCTION classer_projet(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t tsvector; r tsvector;
BEGIN
  PERFORM 1 FROM public.rangs_projets c WHERE c.projet_id = cible FOR UPDATE;
  r := public.rang_du_projet(cible);
  t := r || public.suite_du_projet(cible);
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.rangs_projets c WHERE c.projet_id = cible AND c.termes = t AND c.rang = r) THEN RETURN; END IF;
  INSERT INTO public.rangs_projets (projet_id, rang, termes) VALUES (cible, r, t)
    ON CONFLICT (projet_id) DO UPDATE SET rang = EXCLUDED.rang, termes = EXCLUDED.termes;
END $$;

CREATE FUNCTION classer_besoin(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t tsvector; r tsvector;
BEGIN
  PERFORM 1 FROM public.rangs_besoins c WHERE c.besoin_id = cible FOR UPDATE;
  r := public.rang_du_besoin(cible);
  t := r || public.suite_du_besoin(cible);
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.rangs_besoins c WHERE c.besoin_id = cible AND c.termes = t AND c.rang = r) THEN RETURN; END IF;
  INSERT INTO public.rangs_besoins (besoin_id, rang, termes) VALUES (cible, r, t)
    ON CONFLICT (besoin_id) DO UPDATE SET rang = EXCLUDED.rang, termes = EXCLUDED.termes;
END $$;

-- A name written with signs or capitals is also known joined: a misspelt search is compared with that.
CREATE FUNCTION apprendre_nom(nom text) RETURNS void LANGUAGE sql AS $$
  SELECT public.apprendre_mots(replace(public.texte_termes(nom), ' ', '')) WHERE cardinality(regexp_split_to_array(public.texte_termes(nom), ' ')) <= 6
$$;

CREATE OR REPLACE FUNCTION indexer_projet(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  PERFORM 1 FROM public.recherche_projets r WHERE r.projet_id = cible FOR UPDATE;
  t := public.texte_du_projet(cible);
  PERFORM public.classer_projet(cible);
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.recherche_projets r WHERE r.projet_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_projets (projet_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (projet_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
  PERFORM public.apprendre_nom(p.nom) FROM public.projets p WHERE p.id = cible;
END $$;

CREATE OR REPLACE FUNCTION indexer_besoin(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  PERFORM 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible FOR UPDATE;
  t := public.texte_du_besoin(cible);
  PERFORM public.classer_besoin(cible);
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_besoins (besoin_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (besoin_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
END $$;

CREATE FUNCTION indexer_article(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text; v tsvector; r tsvector;
BEGIN
  PERFORM 1 FROM public.recherche_articles a WHERE a.article_id = cible FOR UPDATE;
  t := public.texte_de_larticle(cible);
  IF t IS NULL THEN RETURN; END IF;
  r := public.rang_de_larticle(cible);
  v := r || public.suite_de_larticle(cible);
  INSERT INTO public.recherche_articles (article_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (article_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  INSERT INTO public.rangs_articles (article_id, rang, termes) VALUES (cible, r, v)
    ON CONFLICT (article_id) DO UPDATE SET rang = EXCLUDED.rang, termes = EXCLUDED.termes;
  PERFORM public.apprendre_mots(t);
END $$;

CREATE OR REPLACE FUNCTION indexer_ligne() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'projets' THEN PERFORM public.indexer_projet(NEW.id);
    WHEN 'projet_themes' THEN PERFORM public.indexer_projet(COALESCE(NEW.projet_id, OLD.projet_id));
    WHEN 'besoins' THEN PERFORM public.indexer_besoin(NEW.id);
    WHEN 'articles' THEN PERFORM public.indexer_article(NEW.id);
    WHEN 'themes' THEN
      PERFORM public.indexer_projet(l.projet_id) FROM public.projet_themes l WHERE l.theme_id = NEW.id;
      PERFORM public.indexer_besoin(b.id) FROM public.besoins b WHERE b.theme_id = NEW.id;
  END CASE;
  RETURN NULL;
END $$;

-- The language of the original says how its words are stemmed.
CREATE CONSTRAINT TRIGGER projets_recherche_langue AFTER UPDATE OF langue ON projets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();
CREATE CONSTRAINT TRIGGER besoins_recherche_langue AFTER UPDATE OF langue ON besoins
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();
CREATE CONSTRAINT TRIGGER articles_recherche AFTER INSERT OR UPDATE OF titre, resume, texte, traductions ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();

INSERT INTO rangs_projets (projet_id, rang, termes)
  SELECT c.id, c.rang, c.rang || suite_du_projet(c.id) FROM (SELECT id, rang_du_projet(id) AS rang FROM projets OFFSET 0) AS c;
INSERT INTO rangs_besoins (besoin_id, rang, termes)
  SELECT c.id, c.rang, c.rang || suite_du_besoin(c.id) FROM (SELECT id, rang_du_besoin(id) AS rang FROM besoins OFFSET 0) AS c;
SELECT indexer_article(id) FROM articles;
SELECT apprendre_nom(nom) FROM projets;

-- ------------------------------------------------------------------ words that mean the same

CREATE TABLE equivalences (
  id SERIAL NOT NULL PRIMARY KEY,
  langue TEXT NOT NULL,
  termes TEXT[] NOT NULL,
  origine TEXT NOT NULL DEFAULT 'moderation',
  actif BOOLEAN NOT NULL DEFAULT true,
  cree_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  modifie_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT equivalences_langue CHECK (langue IN ('fr', 'en', 'fr-en')),
  CONSTRAINT equivalences_origine CHECK (origine IN ('fourni', 'moderation', 'import')),
  CONSTRAINT equivalences_termes CHECK (cardinality(termes) BETWEEN 2 AND 8 AND array_position(termes, NULL) IS NULL AND array_position(termes, '') IS NULL)
);
CREATE CONSTRAINT TRIGGER equivalences_version AFTER INSERT OR UPDATE OR DELETE ON equivalences
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION avancer_version();
