-- Words that administrators want to be told of in what awaits review: words, short phrases, addresses.
-- What awaits review is kept by its words for that, and nothing else is: written by triggers, at the end of the
-- transaction that writes the entry, whoever does it.

CREATE TABLE "mots_surveilles" (
  "id" SERIAL NOT NULL,
  "texte" TEXT NOT NULL,
  "forme" TEXT NOT NULL,
  "adresse" BOOLEAN NOT NULL,
  "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "mots_surveilles_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "mots_surveilles_forme_key" ON "mots_surveilles"("forme");

ALTER TABLE mots_surveilles
  ADD CONSTRAINT mots_surveilles_bornes CHECK (char_length(texte) BETWEEN 2 AND 100 AND char_length(forme) BETWEEN 1 AND 300);

CREATE TRIGGER mots_surveilles_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON mots_surveilles
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();

-- Stems without a list of empty words: a phrase is its words one after the other, "de" among them. An earlier version
-- that restored its backup over this schema knew no dictionaries, and left these.
DROP TEXT SEARCH DICTIONARY IF EXISTS racine_fr CASCADE;
DROP TEXT SEARCH DICTIONARY IF EXISTS racine_en CASCADE;
CREATE TEXT SEARCH DICTIONARY racine_fr (TEMPLATE = pg_catalog.snowball, LANGUAGE = french);
CREATE TEXT SEARCH DICTIONARY racine_en (TEMPLATE = pg_catalog.snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION surveille_fr (COPY = pg_catalog.simple);
CREATE TEXT SEARCH CONFIGURATION surveille_en (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION surveille_fr ALTER MAPPING REPLACE pg_catalog.simple WITH public.racine_fr;
ALTER TEXT SEARCH CONFIGURATION surveille_en ALTER MAPPING REPLACE pg_catalog.simple WITH public.racine_en;

-- A web or mail address as it is compared, without what addresses of one place may differ in; null when the text is none.
CREATE FUNCTION adresse_surveillee(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE WHEN n ~ '^([^[:space:]/@]{1,64}@)?[[:alnum:]-]{1,63}(\.[[:alnum:]-]{1,63}){1,4}([/?#:][^[:space:]]*)?$' THEN n END
  FROM (SELECT regexp_replace(regexp_replace(lower(btrim(t)), '^(https?://)?(www\.)?', ''), '/$', '') AS n) AS lu
$$;

-- What is looked for: the stems in their order, in either language; of an address, the host that it is of.
CREATE FUNCTION requete_surveillee(forme text, adresse boolean) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  IF adresse THEN
    RETURN ('''=' || substring(forme FROM '^(?:[^[:space:]/@]{1,64}@)?([[:alnum:]-]{1,63}(?:\.[[:alnum:]-]{1,63}){1,4})') || '''')::tsquery;
  END IF;
  RETURN phraseto_tsquery('public.surveille_fr', forme) || phraseto_tsquery('public.surveille_en', forme);
END $$;

-- What a text is found by: its words as stems of both languages, and each host in it with those above it. Hosts are
-- bounded, so that no text makes more of them than it has letters.
CREATE FUNCTION vecteur_surveille(t text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE m text := public.texte_termes(t);
BEGIN
  IF m IS NULL THEN RETURN ''; END IF;
  RETURN to_tsvector('public.surveille_fr', m) || to_tsvector('public.surveille_en', m)
    || array_to_tsvector(ARRAY(
      SELECT DISTINCT '=' || h.hote
      FROM regexp_matches(lower(t), '[[:alnum:]-]+(?:\.[[:alnum:]-]+)+', 'g') AS x,
        LATERAL (SELECT string_to_array(x[1], '.') AS parts) AS lu,
        generate_series(greatest(1, cardinality(lu.parts) - 4), cardinality(lu.parts) - 1) AS i,
        LATERAL (SELECT array_to_string(lu.parts[i:], '.') AS hote) AS h
      WHERE octet_length(h.hote) <= 1000));
END $$;

-- A word that nobody writes stands between two fields: no phrase begins in one and ends in the next.
CREATE FUNCTION projet_surveille(cible integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT public.vecteur_surveille(concat_ws(' finduchamp ', p.nom, p.accroche, p.description, p.site_web, p.porteur, p.territoire,
    p.usage_ia, array_to_string(p.mots_habitants, ' finduchamp '), array_to_string(p.mots_habitants_en, ' finduchamp '),
    p.traductions #>> '{en,nom}', p.traductions #>> '{en,accroche}', p.traductions #>> '{en,description}', p.traductions #>> '{en,usage_ia}'))
  FROM public.projets p WHERE p.id = cible
$$;

CREATE FUNCTION besoin_surveille(cible integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT public.vecteur_surveille(concat_ws(' finduchamp ', b.titre, b.description, b.territoire,
    b.traductions #>> '{en,titre}', b.traductions #>> '{en,description}'))
  FROM public.besoins b WHERE b.id = cible
$$;

CREATE TABLE "surveilles_projets" (
  "projet_id" INTEGER NOT NULL,
  "vecteur" TSVECTOR NOT NULL,

  CONSTRAINT "surveilles_projets_pkey" PRIMARY KEY ("projet_id")
);
CREATE TABLE "surveilles_besoins" (
  "besoin_id" INTEGER NOT NULL,
  "vecteur" TSVECTOR NOT NULL,

  CONSTRAINT "surveilles_besoins_pkey" PRIMARY KEY ("besoin_id")
);
ALTER TABLE "surveilles_projets" ADD CONSTRAINT "surveilles_projets_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "surveilles_besoins" ADD CONSTRAINT "surveilles_besoins_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Searched for each watched word at each page, and written now and then: nothing waits in a list that each search reads.
CREATE INDEX "surveilles_projets_vecteur" ON "surveilles_projets" USING gin ("vecteur") WITH (fastupdate = off);
CREATE INDEX "surveilles_besoins_vecteur" ON "surveilles_besoins" USING gin ("vecteur") WITH (fastupdate = off);

CREATE FUNCTION surveiller_projet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.surveilles_projets (projet_id, vecteur)
    SELECT p.id, public.projet_surveille(p.id) FROM public.projets p WHERE p.id = NEW.id AND p.statut = 'propose'
    ON CONFLICT (projet_id) DO UPDATE SET vecteur = EXCLUDED.vecteur;
  IF NOT FOUND THEN DELETE FROM public.surveilles_projets s WHERE s.projet_id = NEW.id; END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION surveiller_besoin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.surveilles_besoins (besoin_id, vecteur)
    SELECT b.id, public.besoin_surveille(b.id) FROM public.besoins b WHERE b.id = NEW.id AND b.statut = 'propose'
    ON CONFLICT (besoin_id) DO UPDATE SET vecteur = EXCLUDED.vecteur;
  IF NOT FOUND THEN DELETE FROM public.surveilles_besoins s WHERE s.besoin_id = NEW.id; END IF;
  RETURN NULL;
END $$;

-- What is neither new nor was in the queue costs nothing.
CREATE CONSTRAINT TRIGGER projets_surveilles_recus AFTER INSERT ON projets DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.statut = 'propose') EXECUTE FUNCTION surveiller_projet();
CREATE CONSTRAINT TRIGGER projets_surveilles_changes AFTER UPDATE OF statut, nom, accroche, description, site_web, porteur, territoire,
  usage_ia, mots_habitants, mots_habitants_en, traductions ON projets DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.statut = 'propose' OR OLD.statut = 'propose') EXECUTE FUNCTION surveiller_projet();
CREATE CONSTRAINT TRIGGER besoins_surveilles_recus AFTER INSERT ON besoins DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.statut = 'propose') EXECUTE FUNCTION surveiller_besoin();
CREATE CONSTRAINT TRIGGER besoins_surveilles_changes AFTER UPDATE OF statut, titre, description, territoire, traductions
  ON besoins DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.statut = 'propose' OR OLD.statut = 'propose') EXECUTE FUNCTION surveiller_besoin();

INSERT INTO surveilles_projets (projet_id, vecteur) SELECT id, projet_surveille(id) FROM projets WHERE statut = 'propose';
INSERT INTO surveilles_besoins (besoin_id, vecteur) SELECT id, besoin_surveille(id) FROM besoins WHERE statut = 'propose';
