-- What a project and a need are searched in, as functions of their own: the triggers write it, `gerer verifier`
-- compares it with what is stored.

CREATE FUNCTION texte_du_projet(cible integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT public.texte_recherche(concat_ws(E'\n', p.nom, p.accroche, p.description, p.porteur, p.territoire,
      p.traductions #>> '{en,nom}', p.traductions #>> '{en,accroche}', p.traductions #>> '{en,description}',
      (SELECT string_agg(concat_ws(E'\n', h.nom, h.traductions #>> '{en,nom}'), E'\n' ORDER BY l.position)
         FROM public.projet_themes l JOIN public.themes h ON h.id = l.theme_id WHERE l.projet_id = p.id)))
    FROM public.projets p WHERE p.id = cible
$$;

CREATE FUNCTION texte_du_besoin(cible integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT public.texte_recherche(concat_ws(E'\n', b.titre, b.description, b.territoire,
      b.traductions #>> '{en,titre}', b.traductions #>> '{en,description}', h.nom, h.traductions #>> '{en,nom}'))
    FROM public.besoins b LEFT JOIN public.themes h ON h.id = b.theme_id WHERE b.id = cible
$$;

-- The search row is locked before the text is read: of two transactions that change the same entry (one its name, one
-- its theme's), the second to index then sees what the first wrote.
CREATE OR REPLACE FUNCTION indexer_projet(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  PERFORM 1 FROM public.recherche_projets r WHERE r.projet_id = cible FOR UPDATE;
  t := public.texte_du_projet(cible);
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.recherche_projets r WHERE r.projet_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_projets (projet_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (projet_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
END $$;

CREATE OR REPLACE FUNCTION indexer_besoin(cible integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  PERFORM 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible FOR UPDATE;
  t := public.texte_du_besoin(cible);
  IF t IS NULL OR EXISTS (SELECT 1 FROM public.recherche_besoins r WHERE r.besoin_id = cible AND r.texte = t) THEN RETURN; END IF;
  INSERT INTO public.recherche_besoins (besoin_id, texte, mots) VALUES (cible, t, to_tsvector('public.recherche', t))
    ON CONFLICT (besoin_id) DO UPDATE SET texte = EXCLUDED.texte, mots = EXCLUDED.mots;
  PERFORM public.apprendre_mots(t);
END $$;
