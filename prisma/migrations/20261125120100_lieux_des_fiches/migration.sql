-- The areas that an entry names, by their codes: null while neither its text nor anybody says them, empty where its author
-- left the text alone. `lieux_dans`: these areas and those that hold them, which is what lists look for.

ALTER TABLE projets ADD COLUMN lieux TEXT[], ADD COLUMN lieux_dans TEXT[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT projets_lieux CHECK (cardinality(lieux) <= 5);
ALTER TABLE besoins ADD COLUMN lieux TEXT[], ADD COLUMN lieux_dans TEXT[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT besoins_lieux CHECK (cardinality(lieux) <= 5);
CREATE INDEX projets_lieux ON projets USING gin (lieux);
CREATE INDEX projets_lieux_dans ON projets USING gin (lieux_dans);
CREATE INDEX besoins_lieux ON besoins USING gin (lieux);
CREATE INDEX besoins_lieux_dans ON besoins USING gin (lieux_dans);

-- A text that changes takes its areas with it, unless they are written too. A retired code is the one that holds it now.
-- A need does not name a commune of fewer than 500 inhabitants, by whatever way it came: it is in the area around it.
CREATE FUNCTION suivre_lieux() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.territoire IS DISTINCT FROM OLD.territoire AND NEW.lieux IS NOT DISTINCT FROM OLD.lieux THEN
    NEW.lieux := NULL;
  END IF;
  IF NEW.lieux IS NOT NULL THEN
    NEW.lieux := ARRAY(
      SELECT dit FROM (
        SELECT CASE WHEN TG_TABLE_NAME = 'besoins' AND l.nature = 'commune' AND COALESCE(l.population, 0) < 500
                 THEN l.dans[1] ELSE COALESCE(l.code, donne.code) END AS dit, donne.rang
        FROM unnest(NEW.lieux) WITH ORDINALITY AS donne (code, rang)
        LEFT JOIN LATERAL (SELECT * FROM public.lieux c WHERE c.cles @> ARRAY[donne.code]
                           ORDER BY (c.code = donne.code) DESC, c.code LIMIT 1) AS l ON true) AS dits
      GROUP BY dit ORDER BY min(rang));
  END IF;
  NEW.lieux_dans := ARRAY(
    SELECT DISTINCT ici FROM unnest(NEW.lieux) AS donne (code)
    LEFT JOIN public.lieux l ON l.code = donne.code, unnest(donne.code || COALESCE(l.dans, '{}')) AS ici ORDER BY ici);
  RETURN NEW;
END $$;

CREATE TRIGGER projets_lieux BEFORE INSERT OR UPDATE OF territoire, lieux ON projets
  FOR EACH ROW EXECUTE FUNCTION suivre_lieux();
CREATE TRIGGER besoins_lieux BEFORE INSERT OR UPDATE OF territoire, lieux ON besoins
  FOR EACH ROW EXECUTE FUNCTION suivre_lieux();
