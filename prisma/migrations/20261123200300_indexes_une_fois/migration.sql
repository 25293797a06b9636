-- An entry is indexed once for all that a transaction wrote of it. Each row written has its deferred trigger, and they
-- run together at the commit: a project with its themes was indexed two to four times, each time in full. What was
-- indexed is remembered in the transaction until it writes again. So an entry whose triggers run before the commit
-- (SET CONSTRAINTS) is indexed again after a later change; a savepoint that is rolled back takes the memory back too.

CREATE FUNCTION indexer_une_fois(nature text, cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fait CONSTANT text := format(' %s %s,', nature, cible);
  faits CONSTANT text := COALESCE(current_setting('bien_commun.indexes', true), '');
BEGIN
  IF strpos(faits, fait) > 0 THEN RETURN; END IF;
  CASE nature
    WHEN 'projet' THEN PERFORM public.indexer_projet(cible);
    WHEN 'besoin' THEN PERFORM public.indexer_besoin(cible);
    WHEN 'article' THEN PERFORM public.indexer_article(cible);
  END CASE;
  -- The latest ones only: those that one entry causes follow each other, and the text must not grow with the transaction.
  PERFORM set_config('bien_commun.indexes', fait || left(faits, 20000), true);
END $$;

CREATE OR REPLACE FUNCTION indexer_ligne() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'projets' THEN PERFORM public.indexer_une_fois('projet', NEW.id);
    WHEN 'projet_themes' THEN PERFORM public.indexer_une_fois('projet', COALESCE(NEW.projet_id, OLD.projet_id));
    WHEN 'besoins' THEN PERFORM public.indexer_une_fois('besoin', NEW.id);
    WHEN 'articles' THEN PERFORM public.indexer_une_fois('article', NEW.id);
    WHEN 'themes' THEN
      PERFORM public.indexer_une_fois('projet', l.projet_id) FROM public.projet_themes l WHERE l.theme_id = NEW.id;
      PERFORM public.indexer_une_fois('besoin', b.id) FROM public.besoins b WHERE b.theme_id = NEW.id;
  END CASE;
  RETURN NULL;
END $$;

CREATE FUNCTION oublier_indexes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('bien_commun.indexes', '', true);
  RETURN NULL;
END $$;

-- Before any write of what is indexed, whichever its columns: nothing to keep in step with the triggers that index.
DO $$
DECLARE tableau text;
BEGIN
  FOREACH tableau IN ARRAY ARRAY['themes', 'projets', 'projet_themes', 'besoins', 'articles'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT WHEN (current_setting(''bien_commun.indexes'', true) <> '''') EXECUTE FUNCTION oublier_indexes()', tableau || '_indexes', tableau);
  END LOOP;
END $$;

-- ------------------------------------------------------------------ the same results, in less time

-- A blank between two words is left as it is: replaced by itself, it was most of what these expressions did.
CREATE OR REPLACE FUNCTION texte_recherche(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary,
    regexp_replace(
      regexp_replace(normalize(t, NFKC), U&'[\00AD\200B-\200D\2060\FEFF]', '', 'g'),
      U&'[\0001-\0020''\0060\0085\00A0\00B4\02B9-\02BF\1680\2000-\200A\2010-\2015\2018-\201B\2028\2029\202F\2032\2035\205F\2212\3000\002D]{2,}|[\0001-\001F''\0060\0085\00A0\00B4\02B9-\02BF\1680\2000-\200A\2010-\2015\2018-\201B\2028\2029\202F\2032\2035\205F\2212\3000\002D]', ' ', 'g')))
$$;

-- The words of a text that is folded already.
CREATE FUNCTION termes_du_pli(pli text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(regexp_replace(pli, '([[:alnum:]])@([[:alnum:]])', '\1a\2', 'g'), '[^[:alnum:]]{2,}|[^[:alnum:] ]', ' ', 'g'))
$$;

CREATE OR REPLACE FUNCTION texte_termes(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT public.termes_du_pli(public.texte_recherche(t))
$$;

CREATE FUNCTION termes_plies(pli text, langue text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE m text := public.termes_du_pli(pli);
BEGIN
  IF m IS NULL THEN RETURN ''; END IF;
  RETURN CASE langue WHEN 'en' THEN to_tsvector('public.recherche_en', m) ELSE to_tsvector('public.recherche', m) END
    || to_tsvector('pg_catalog.simple', m);
END $$;

CREATE OR REPLACE FUNCTION termes_de(t text, langue text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.termes_plies(public.texte_recherche(t), langue);
END $$;

-- Folded texts one after the other, as they are folded from several lines: a blank at either end meets that of the line.
CREATE FUNCTION joindre_plis(VARIADIC plis text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE joint text; pli text;
BEGIN
  FOREACH pli IN ARRAY plis LOOP
    joint := CASE WHEN pli IS NULL THEN joint WHEN joint IS NULL THEN pli ELSE rtrim(joint, ' ') || ' ' || ltrim(pli, ' ') END;
  END LOOP;
  RETURN joint;
END $$;

-- Each word is looked up once, however often the text has it. OFFSET 0 keeps the order: distinct, then looked up one by
-- one in the index, whatever the size of the vocabulary.
CREATE OR REPLACE FUNCTION apprendre_mots(t text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.mots (mot)
  SELECT lu.mot
  FROM (SELECT DISTINCT m COLLATE "C" AS mot
        FROM string_to_table(regexp_replace(t, '[^[:alnum:]]{2,}|[^[:alnum:] ]', ' ', 'g'), ' ') AS m
        WHERE char_length(m) BETWEEN 3 AND 40 OFFSET 0) AS lu
  WHERE NOT EXISTS (SELECT 1 FROM public.mots AS connu WHERE connu.mot = lu.mot OFFSET 0);
END $$;

-- A description is folded once, for the searched text and for the terms. What is stored is what `texte_du_projet`,
-- `rang_du_projet` and `suite_du_projet` say, with which `gerer verifier` compares it; for needs alike.
DROP FUNCTION classer_projet(integer);
CREATE FUNCTION classer_projet(cible integer, suite tsvector) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t tsvector; r tsvector;
BEGIN
  PERFORM 1 FROM public.rangs_projets c WHERE c.projet_id = cible FOR UPDATE;
  r := public.rang_du_projet(cible);
  t := r || suite;
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.rangs_projets c WHERE c.projet_id = cible AND c.termes = t AND c.rang = r) THEN RETURN; END IF;
  INSERT INTO public.rangs_projets (projet_id, rang, termes) VALUES (cible, r, t)
    ON CONFLICT (projet_id) DO UPDATE SET rang = EXCLUDED.rang, termes = EXCLUDED.termes;
END $$;

DROP FUNCTION classer_besoin(integer);
CREATE FUNCTION classer_besoin(cible integer, suite tsvector) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t tsvector; r tsvector;
BEGIN
  PERFORM 1 FROM public.rangs_besoins c WHERE c.besoin_id = cible FOR UPDATE;
  r := public.rang_du_besoin(cible);
  t := r || suite;
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.rangs_besoins c WHERE c.besoin_id = cible AND c.termes = t AND c.rang = r) THEN RETURN; END IF;
  INSERT INTO public.rangs_besoins (besoin_id, rang, termes) VALUES (cible, r, t)
    ON CONFLICT (besoin_id) DO UPDATE SET rang = EXCLUDED.rang, termes = EXCLUDED.termes;
END $$;

CREATE OR REPLACE FUNCTION indexer_projet(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text; f record;
BEGIN
  PERFORM 1 FROM public.recherche_projets r WHERE r.projet_id = cible FOR UPDATE;
  SELECT p.nom, p.langue, public.texte_recherche(p.description) AS suite, public.texte_recherche(p.traductions #>> '{en,description}') AS suite_en,
      concat_ws(E'\n', p.nom, p.accroche) AS tete,
      NULLIF(concat_ws(E'\n', p.porteur, p.territoire, p.traductions #>> '{en,nom}', p.traductions #>> '{en,accroche}'), '') AS autour,
      (SELECT string_agg(concat_ws(E'\n', h.nom, h.traductions #>> '{en,nom}'), E'\n' ORDER BY l.position)
         FROM public.projet_themes l JOIN public.themes h ON h.id = l.theme_id WHERE l.projet_id = p.id) AS themes
    INTO f FROM public.projets p WHERE p.id = cible;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM public.classer_projet(cible, setweight(public.termes_plies(f.suite, f.langue) || public.termes_plies(f.suite_en, 'en'), 'D'));
  t := public.joindre_plis(public.texte_recherche(f.tete), f.suite, public.texte_recherche(f.autour), f.suite_en, public.texte_recherche(f.themes));
  IF EXISTS (SELECT 1 FROM public.recherche_projets r WHERE r.projet_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_projets (projet_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (projet_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
  PERFORM public.apprendre_nom(f.nom);
END $$;

CREATE OR REPLACE FUNCTION indexer_besoin(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text; f record;
BEGIN
  PERFORM 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible FOR UPDATE;
  SELECT b.titre, b.langue, public.texte_recherche(b.description) AS suite, public.texte_recherche(b.traductions #>> '{en,description}') AS suite_en,
      NULLIF(concat_ws(E'\n', b.territoire, b.traductions #>> '{en,titre}'), '') AS autour,
      NULLIF(concat_ws(E'\n', h.nom, h.traductions #>> '{en,nom}'), '') AS theme
    INTO f FROM public.besoins b LEFT JOIN public.themes h ON h.id = b.theme_id WHERE b.id = cible;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM public.classer_besoin(cible, setweight(public.termes_plies(f.suite, f.langue) || public.termes_plies(f.suite_en, 'en'), 'D'));
  t := public.joindre_plis(public.texte_recherche(f.titre), f.suite, public.texte_recherche(f.autour), f.suite_en, public.texte_recherche(f.theme));
  IF EXISTS (SELECT 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_besoins (besoin_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (besoin_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
END $$;
