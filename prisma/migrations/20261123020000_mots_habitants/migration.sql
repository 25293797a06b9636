-- Phrases in which citizens would put what a project meets, and projects found by the address of their site.

-- At most 12 phrases of 3 to 80 characters.
CREATE FUNCTION sont_des_phrases(phrases text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(phrases) <= 12
    AND NOT EXISTS (SELECT 1 FROM unnest(phrases) AS p WHERE p IS NULL OR char_length(btrim(p)) < 3 OR char_length(p) > 80)
$$;

ALTER TABLE projets
  ADD COLUMN mots_habitants TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN mots_habitants_en TEXT[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT projets_mots_habitants CHECK (sont_des_phrases(mots_habitants)),
  ADD CONSTRAINT projets_mots_habitants_en CHECK (sont_des_phrases(mots_habitants_en));

-- ------------------------------------------------------------------ ranked below themes: a phrase names many things in passing, a tagline what the project is

CREATE OR REPLACE FUNCTION rang_du_projet(cible integer) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT setweight(public.termes_du_nom(p.nom, p.langue) || public.initiales_du_nom(p.nom) || public.termes_du_nom(p.traductions #>> '{en,nom}', 'en'), 'A')
    || setweight(public.termes_de(p.accroche, p.langue) || public.termes_de(p.traductions #>> '{en,accroche}', 'en'), 'B')
    || setweight(public.termes_de(concat_ws(E'\n', p.porteur, p.territoire), 'fr')
      || COALESCE((SELECT public.termes_de(string_agg(h.nom, E'\n' ORDER BY l.position), 'fr')
           || public.termes_de(string_agg(h.traductions #>> '{en,nom}', E'\n' ORDER BY l.position), 'en')
         FROM public.projet_themes l JOIN public.themes h ON h.id = l.theme_id WHERE l.projet_id = p.id), ''), 'C')
    || setweight(public.termes_de(array_to_string(p.mots_habitants, E'\n'), 'fr')
      || public.termes_de(array_to_string(p.mots_habitants_en, E'\n'), 'en'), 'D')
  FROM public.projets p WHERE p.id = cible);
END $$;

CREATE CONSTRAINT TRIGGER projets_recherche_habitants AFTER UPDATE OF mots_habitants, mots_habitants_en ON projets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION indexer_ligne();

-- ------------------------------------------------------------------ the address of a site

-- Without what two writings of one address differ by.
CREATE FUNCTION adresse_comparable(adresse text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(regexp_replace(lower(btrim(adresse)), '^(https?://)?(www\.)?', ''), '/*([?#].*)?$', '')
$$;
CREATE INDEX projets_adresse ON projets (adresse_comparable(site_web));
