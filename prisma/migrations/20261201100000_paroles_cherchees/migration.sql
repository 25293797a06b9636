-- A need is found by what its supporters say of it in public, and by the titles of the needs that are merged into it: they
-- count as the phrases of a project do, and as many of them, so that a need of which many speak does not grow too long to be found.
CREATE FUNCTION paroles_du_besoin(cible integer, voulue text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(texte, E'\n') FROM (
    SELECT texte FROM (
      SELECT 0 AS rang, a.id::text AS cle, CASE WHEN a.langue = voulue THEN a.titre ELSE a.traductions #>> ARRAY[voulue, 'titre'] END AS texte
        FROM public.besoins a WHERE a.fusionne_dans_id = cible AND a.publie_le IS NOT NULL
      UNION ALL
      SELECT 1, s.id::text, s.phrase FROM public.situations s WHERE s.besoin_id = cible AND s.relue = 'publiee' AND s.langue = voulue) AS dites
    WHERE texte IS NOT NULL ORDER BY rang, cle LIMIT 12) AS gardees
$$;

CREATE OR REPLACE FUNCTION index_du_besoin(cible integer) RETURNS index_de_fiche LANGUAGE sql STABLE AS $$
  SELECT public.index_de(ARRAY[b.titre, b.traductions #>> '{en,titre}'],
    ARRAY[public.titre_cherche(b.titre), public.titre_cherche(b.traductions #>> '{en,titre}'),
      public.paroles_du_besoin(b.id, 'fr'), public.paroles_du_besoin(b.id, 'en'), b.description, b.traductions #>> '{en,description}',
      b.territoire, h.nom, h.traductions #>> '{en,nom}'],
    ARRAY[b.langue, 'en', 'fr', 'en', b.langue, 'en', 'fr', 'fr', 'en'],
    ARRAY[3, 3, 2, 2, 1, 1, 1, 1, 1],
    ARRAY[true, true, true, true, false, false, false, false, false])
  FROM public.besoins b LEFT JOIN public.themes h ON h.id = b.theme_id WHERE b.id = cible
$$;

CREATE OR REPLACE FUNCTION indexer_ligne() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'projets' THEN PERFORM public.indexer_une_fois('projet', NEW.id);
    WHEN 'projet_themes' THEN PERFORM public.indexer_une_fois('projet', COALESCE(NEW.projet_id, OLD.projet_id));
    WHEN 'besoins' THEN
      PERFORM public.indexer_une_fois('besoin', i) FROM unnest(ARRAY[NEW.id, NEW.fusionne_dans_id, OLD.fusionne_dans_id]) AS i WHERE i IS NOT NULL;
    WHEN 'situations' THEN
      IF 'publiee' IN (NEW.relue, OLD.relue) THEN
        PERFORM public.indexer_une_fois('besoin', i) FROM unnest(ARRAY[NEW.besoin_id, OLD.besoin_id]) AS i WHERE i IS NOT NULL;
      END IF;
    WHEN 'articles' THEN PERFORM public.indexer_une_fois('article', NEW.id);
    WHEN 'themes' THEN
      PERFORM public.indexer_une_fois('projet', l.projet_id) FROM public.projet_themes l WHERE l.theme_id = NEW.id;
      PERFORM public.indexer_une_fois('besoin', b.id) FROM public.besoins b WHERE b.theme_id = NEW.id;
  END CASE;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER besoins_recherche_reunis AFTER UPDATE OF fusionne_dans_id, publie_le ON besoins DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (COALESCE(NEW.fusionne_dans_id, OLD.fusionne_dans_id) IS NOT NULL) EXECUTE FUNCTION indexer_ligne();
CREATE CONSTRAINT TRIGGER situations_recherche AFTER INSERT OR UPDATE OR DELETE ON situations DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION indexer_ligne();
CREATE TRIGGER situations_indexes BEFORE INSERT OR UPDATE OR DELETE ON situations
  FOR EACH STATEMENT WHEN (current_setting('bien_commun.indexes', true) <> '') EXECUTE FUNCTION oublier_indexes();

SELECT indexer_besoin(b.id) FROM besoins b WHERE EXISTS (SELECT 1 FROM situations s WHERE s.besoin_id = b.id AND s.relue = 'publiee')
  OR EXISTS (SELECT 1 FROM besoins a WHERE a.fusionne_dans_id = b.id);
