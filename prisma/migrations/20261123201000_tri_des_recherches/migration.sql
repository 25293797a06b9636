-- What sorts a project stands beside the texts and the words it is searched by: a search then sorts what it finds
-- without looking up each project. `publie_le` is null while the project is not published. Votes are not there: they
-- must not write these rows, whose indexes are large.

-- The tables are written anew, with these columns first, where they are read without going over the texts; their rows
-- as they stand, in the order of the projects, and each index made once.
CREATE TABLE recherche_projets_triees (
  projet_id INTEGER NOT NULL,
  mis_en_avant BOOLEAN NOT NULL,
  publie_le TIMESTAMPTZ(3),
  texte TEXT NOT NULL,
  mots TSVECTOR NOT NULL
) WITH (toast_tuple_target = 8160);
ALTER TABLE recherche_projets_triees ALTER COLUMN texte SET STORAGE EXTERNAL;
INSERT INTO recherche_projets_triees (projet_id, mis_en_avant, publie_le, texte, mots)
  SELECT p.id, p.mis_en_avant, CASE WHEN p.statut = 'publie' THEN p.publie_le END, r.texte, r.mots
  FROM recherche_projets r JOIN projets p ON p.id = r.projet_id ORDER BY p.id;
DROP TABLE recherche_projets;
ALTER TABLE recherche_projets_triees RENAME TO recherche_projets;
ALTER TABLE recherche_projets ADD CONSTRAINT recherche_projets_pkey PRIMARY KEY (projet_id),
  ADD CONSTRAINT recherche_projets_projet_id_fkey FOREIGN KEY (projet_id) REFERENCES projets (id) ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX recherche_projets_texte ON recherche_projets USING gin (texte gin_trgm_ops);
CREATE INDEX recherche_projets_mots ON recherche_projets USING gin (mots);

CREATE TABLE rangs_projets_tries (
  projet_id INTEGER NOT NULL,
  mis_en_avant BOOLEAN NOT NULL,
  publie_le TIMESTAMPTZ(3),
  rang TSVECTOR NOT NULL,
  termes TSVECTOR NOT NULL
);
ALTER TABLE rangs_projets_tries ALTER COLUMN termes SET STORAGE EXTERNAL, ALTER COLUMN rang SET STORAGE MAIN;
INSERT INTO rangs_projets_tries (projet_id, mis_en_avant, publie_le, rang, termes)
  SELECT p.id, p.mis_en_avant, CASE WHEN p.statut = 'publie' THEN p.publie_le END, c.rang, c.termes
  FROM rangs_projets c JOIN projets p ON p.id = c.projet_id ORDER BY p.id;
DROP TABLE rangs_projets;
ALTER TABLE rangs_projets_tries RENAME TO rangs_projets;
ALTER TABLE rangs_projets ADD CONSTRAINT rangs_projets_pkey PRIMARY KEY (projet_id),
  ADD CONSTRAINT rangs_projets_projet_id_fkey FOREIGN KEY (projet_id) REFERENCES projets (id) ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX rangs_projets_rang ON rangs_projets USING gin (rang);
CREATE INDEX rangs_projets_termes ON rangs_projets USING gin (termes);

-- A row is inserted with what sorts it; afterwards only `trier_projet` writes these columns, and only the two functions
-- below write the others.
CREATE OR REPLACE FUNCTION classer_projet(cible integer, suite tsvector) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t tsvector; r tsvector;
BEGIN
  PERFORM 1 FROM public.rangs_projets c WHERE c.projet_id = cible FOR UPDATE;
  r := public.rang_du_projet(cible);
  t := r || suite;
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.rangs_projets c WHERE c.projet_id = cible AND c.termes = t AND c.rang = r) THEN RETURN; END IF;
  INSERT INTO public.rangs_projets (projet_id, mis_en_avant, publie_le, rang, termes)
    SELECT p.id, p.mis_en_avant, CASE WHEN p.statut = 'publie' THEN p.publie_le END, r, t FROM public.projets p WHERE p.id = cible
    ON CONFLICT (projet_id) DO UPDATE SET rang = EXCLUDED.rang, termes = EXCLUDED.termes;
END $$;

CREATE OR REPLACE FUNCTION indexer_projet(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text; f record;
BEGIN
  PERFORM 1 FROM public.recherche_projets r WHERE r.projet_id = cible FOR UPDATE;
  SELECT p.nom, p.langue, p.mis_en_avant, CASE WHEN p.statut = 'publie' THEN p.publie_le END AS publie_le,
      public.texte_recherche(p.description) AS suite, public.texte_recherche(p.traductions #>> '{en,description}') AS suite_en,
      concat_ws(E'\n', p.nom, p.accroche) AS tete,
      NULLIF(concat_ws(E'\n', p.porteur, p.territoire, p.traductions #>> '{en,nom}', p.traductions #>> '{en,accroche}'), '') AS autour,
      (SELECT string_agg(concat_ws(E'\n', h.nom, h.traductions #>> '{en,nom}'), E'\n' ORDER BY l.position)
         FROM public.projet_themes l JOIN public.themes h ON h.id = l.theme_id WHERE l.projet_id = p.id) AS themes
    INTO f FROM public.projets p WHERE p.id = cible;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM public.classer_projet(cible, setweight(public.termes_plies(f.suite, f.langue) || public.termes_plies(f.suite_en, 'en'), 'D'));
  t := public.joindre_plis(public.texte_recherche(f.tete), f.suite, public.texte_recherche(f.autour), f.suite_en, public.texte_recherche(f.themes));
  IF EXISTS (SELECT 1 FROM public.recherche_projets r WHERE r.projet_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_projets (projet_id, mis_en_avant, publie_le, texte, mots)
    VALUES (cible, f.mis_en_avant, f.publie_le, t, to_tsvector('public.recherche', t))
    ON CONFLICT (projet_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
  PERFORM public.apprendre_nom(f.nom);
END $$;

-- The project is read, and not the row of the trigger: at the commit it is as the transaction leaves it. Its own row is
-- locked by the update that caused this, so that of two transactions the later one writes last. Texts before ranks, as
-- `indexer_projet` does: nobody waits for the one with the other in hand.
CREATE FUNCTION trier_projet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE f record;
BEGIN
  SELECT p.mis_en_avant, CASE WHEN p.statut = 'publie' THEN p.publie_le END AS publie_le INTO f FROM public.projets p WHERE p.id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE public.recherche_projets r SET mis_en_avant = f.mis_en_avant, publie_le = f.publie_le
    WHERE r.projet_id = NEW.id AND (r.mis_en_avant, r.publie_le) IS DISTINCT FROM (f.mis_en_avant, f.publie_le);
  UPDATE public.rangs_projets c SET mis_en_avant = f.mis_en_avant, publie_le = f.publie_le
    WHERE c.projet_id = NEW.id AND (c.mis_en_avant, c.publie_le) IS DISTINCT FROM (f.mis_en_avant, f.publie_le);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER projets_tri AFTER UPDATE OF statut, mis_en_avant, publie_le ON projets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION trier_projet();
