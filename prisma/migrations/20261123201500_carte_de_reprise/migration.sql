-- What one who reuses a project asks first: the repository, the licence and the state of the software, links, who pays
-- for it, whom to ask. A state that nobody gave is null; a link is one text, what it leads to and its address.

-- At most 8 links, each of a known kind, with an address that is http or https.
CREATE FUNCTION sont_des_liens(liens text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(liens) <= 8
    AND NOT EXISTS (SELECT 1 FROM unnest(liens) AS l WHERE l IS NULL
      OR l !~ '^(documentation|demonstration|discussion|contribuer|feuille_de_route|statistiques|impact|accessibilite) https?://[^[:space:]]+$')
$$;

-- At most 5 names of 1 to 160 characters.
CREATE FUNCTION sont_des_financeurs(noms text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(noms) <= 5
    AND NOT EXISTS (SELECT 1 FROM unnest(noms) AS n WHERE n IS NULL OR btrim(n) = '' OR char_length(n) > 160)
$$;

ALTER TABLE projets
  ADD COLUMN depot TEXT,
  ADD COLUMN licence_code TEXT,
  ADD COLUMN stade TEXT,
  ADD COLUMN liens TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN finance_par TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN contact TEXT,
  ADD CONSTRAINT projets_depot CHECK (depot ~ '^https?://[^[:space:]]+$'),
  ADD CONSTRAINT projets_licence_code CHECK (char_length(licence_code) BETWEEN 1 AND 100),
  ADD CONSTRAINT projets_stade CHECK (stade IN ('idee', 'construction', 'essai', 'stable', 'arrete')),
  ADD CONSTRAINT projets_liens CHECK (sont_des_liens(liens)),
  ADD CONSTRAINT projets_finance_par CHECK (sont_des_financeurs(finance_par)),
  ADD CONSTRAINT projets_contact CHECK (contact ~ '^https?://[^[:space:]]+$' OR contact ~ '^[^[:space:]@]+@[^[:space:]@]+$');

-- ------------------------------------------------------------------ watched words and addresses are looked for there too

CREATE OR REPLACE FUNCTION projet_surveille(cible integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT public.vecteur_surveille(concat_ws(' finduchamp ', p.nom, p.accroche, p.description, p.site_web, p.porteur, p.territoire,
    p.usage_ia, array_to_string(p.mots_habitants, ' finduchamp '), array_to_string(p.mots_habitants_en, ' finduchamp '),
    p.depot, array_to_string(p.liens, ' finduchamp '), array_to_string(p.finance_par, ' finduchamp '), p.contact,
    p.traductions #>> '{en,nom}', p.traductions #>> '{en,accroche}', p.traductions #>> '{en,description}', p.traductions #>> '{en,usage_ia}'))
  FROM public.projets p WHERE p.id = cible
$$;

CREATE CONSTRAINT TRIGGER projets_surveilles_reprise AFTER UPDATE OF depot, liens, finance_par, contact ON projets
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.statut = 'propose' OR OLD.statut = 'propose') EXECUTE FUNCTION surveiller_projet();
