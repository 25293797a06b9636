-- A need is found by its brief too, while its workspace is open and the brief can be read.
CREATE OR REPLACE FUNCTION index_du_besoin(cible integer) RETURNS index_de_fiche LANGUAGE sql STABLE AS $$
  SELECT public.index_de(ARRAY[b.titre, b.traductions #>> '{en,titre}'],
    ARRAY[public.titre_cherche(b.titre), public.titre_cherche(b.traductions #>> '{en,titre}'),
      public.paroles_du_besoin(b.id, 'fr'), public.paroles_du_besoin(b.id, 'en'), b.description, b.traductions #>> '{en,description}',
      CASE WHEN o.ouvert THEN b.cahier END, CASE WHEN o.ouvert THEN b.traductions #>> '{en,cahier}' END,
      b.territoire, h.nom, h.traductions #>> '{en,nom}'],
    ARRAY[b.langue, 'en', 'fr', 'en', b.langue, 'en', 'fr', 'en', 'fr', 'fr', 'en'],
    ARRAY[3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1],
    ARRAY[true, true, true, true, false, false, false, false, false, false, false])
  FROM public.besoins b LEFT JOIN public.themes h ON h.id = b.theme_id
  CROSS JOIN LATERAL (SELECT b.statut IN ('etude', 'developpement', 'livre') AS ouvert) AS o WHERE b.id = cible
$$;

CREATE CONSTRAINT TRIGGER besoins_recherche_cahier AFTER UPDATE OF cahier, statut ON besoins DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (COALESCE(NEW.cahier, OLD.cahier) IS NOT NULL) EXECUTE FUNCTION indexer_ligne();

SELECT indexer_besoin(b.id) FROM besoins b WHERE b.cahier IS NOT NULL;
