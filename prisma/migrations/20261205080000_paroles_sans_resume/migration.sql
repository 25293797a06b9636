-- What others say of a need (sentences of supporters, titles merged into it) tells circumstances and does not sum it up: it counts as the description does.
CREATE OR REPLACE FUNCTION index_du_besoin(cible integer) RETURNS index_de_fiche LANGUAGE sql STABLE AS $$
  SELECT public.index_de(ARRAY[b.titre, b.traductions #>> '{en,titre}'],
    ARRAY[public.titre_cherche(b.titre), public.titre_cherche(b.traductions #>> '{en,titre}'),
      public.paroles_du_besoin(b.id, 'fr'), public.paroles_du_besoin(b.id, 'en'), b.description, b.traductions #>> '{en,description}',
      CASE WHEN o.ouvert THEN b.cahier END, CASE WHEN o.ouvert THEN b.traductions #>> '{en,cahier}' END,
      b.territoire, h.nom, h.traductions #>> '{en,nom}'],
    ARRAY[b.langue, 'en', 'fr', 'en', b.langue, 'en', 'fr', 'en', 'fr', 'fr', 'en'],
    ARRAY[3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ARRAY[true, true, false, false, false, false, false, false, false, false, false])
  FROM public.besoins b LEFT JOIN public.themes h ON h.id = b.theme_id
  CROSS JOIN LATERAL (SELECT b.statut IN ('etude', 'developpement', 'livre') AS ouvert) AS o WHERE b.id = cible
$$;

SELECT indexer_besoin(b.id) FROM besoins b WHERE num_nonnulls(paroles_du_besoin(b.id, 'fr'), paroles_du_besoin(b.id, 'en')) > 0;
