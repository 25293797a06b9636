-- What a hyphen joins, or the end of a line parts, is found in one word too: "covoiturage" finds "co-voiturage".

CREATE FUNCTION mots_composes(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT string_agg(replace(public.texte_termes(m[1]), ' ', ''), ' ') FROM regexp_matches(
    regexp_replace(regexp_replace(normalize(t, NFKC), U&'\00AD(?=\\s)', '-', 'g'), U&'[\00AD\200B-\200D\2060\FEFF]', '', 'g'),
    U&'[[:alnum:]]+(?:[-\2010]\\s*[[:alnum:]]+)+', 'g') AS m
$$;

ALTER TYPE index_de_fiche ADD ATTRIBUTE composes text;

CREATE OR REPLACE FUNCTION index_de(titres text[], textes text[], langues text[], valeurs integer[], courts boolean[]) RETURNS index_de_fiche
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH plies AS MATERIALIZED (
    SELECT public.texte_termes(t.texte) AS mots, public.mots_composes(t.texte) AS composes, t.langue, t.valeur, t.court
    FROM unnest(textes, langues, valeurs, courts) AS t(texte, langue, valeur, court)),
  lus AS MATERIALIZED (
    SELECT m AS mot, t.langue, sum(t.valeur) AS valeur, bool_or(t.court) AS court
    FROM plies t CROSS JOIN LATERAL string_to_table(concat_ws(' ', t.mots, t.composes), ' ') AS m
    WHERE char_length(m) BETWEEN 1 AND 60 GROUP BY m, t.langue),
  lues AS MATERIALIZED (SELECT public.racine(mot, langue) COLLATE "C" AS racine, valeur, court FROM lus),
  comptees AS MATERIALIZED (
    SELECT racine, sum(valeur)::integer AS valeur, bool_or(court) AS court FROM lues WHERE racine IS NOT NULL GROUP BY racine)
  SELECT ROW(
    ARRAY(SELECT DISTINCT '=' || replace(public.texte_termes(t), ' ', '') FROM unnest(titres) AS t WHERE t IS NOT NULL)
      || COALESCE(array_agg(racine ORDER BY racine), '{}') || COALESCE(array_agg('.' || racine ORDER BY racine) FILTER (WHERE court), '{}'),
    COALESCE(string_agg(int4send(hashtext(racine)) || int2send((least(valeur, 255) + CASE WHEN court THEN 256 ELSE 0 END)::smallint), '' ORDER BY racine), ''),
    COALESCE(sum(valeur) FILTER (WHERE racine LIKE 'f%'), 0)::integer,
    COALESCE(sum(valeur) FILTER (WHERE racine LIKE 'e%'), 0)::integer,
    (SELECT string_agg(composes, ' ') FROM plies))::public.index_de_fiche
  FROM comptees
$$;

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
  PERFORM public.apprendre_mots(i.composes);
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
  PERFORM public.apprendre_mots(i.composes);
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
  PERFORM public.apprendre_mots(i.composes);
  PERFORM public.apprendre_mots(public.texte_recherche(concat_ws(E'\n', a.titre, a.resume, a.texte, a.traductions #>> '{en,titre}',
      a.traductions #>> '{en,resume}', a.traductions #>> '{en,texte}'))) FROM public.articles a WHERE a.id = cible;
END $$;

SELECT indexer_projet(id) FROM projets;
SELECT indexer_besoin(id) FROM besoins;
SELECT indexer_article(id) FROM articles;
SELECT compter_frequences();
