-- A need that awaits review may be merged too: it was never public, and keeps no `publie_le`.
ALTER TABLE besoins DROP CONSTRAINT besoins_publie_le;
ALTER TABLE besoins
  ADD CONSTRAINT besoins_publie_le CHECK (
    statut = 'fusionne' OR (publie_le IS NOT NULL) = (statut IN ('publie', 'etude', 'developpement', 'livre', 'archive')));

-- The author of the kept need may delete it while it awaits review: what others wrote awaits review again.
-- Not the same author's: an erasure deletes both in one statement, in which no trigger may change a row.
CREATE FUNCTION besoin_reuni_rendu() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reunions WHERE absorbe_id IN (
    SELECT id FROM besoins WHERE fusionne_dans_id = OLD.id AND publie_le IS NULL AND auteur_id IS DISTINCT FROM OLD.auteur_id);
  UPDATE besoins SET statut = 'propose', fusionne_dans_id = NULL, modifie_le = clock_timestamp()
    WHERE fusionne_dans_id = OLD.id AND publie_le IS NULL AND auteur_id IS DISTINCT FROM OLD.auteur_id;
  RETURN OLD;
END $$;
CREATE TRIGGER besoins_reuni_rendu BEFORE DELETE ON besoins
  FOR EACH ROW EXECUTE FUNCTION besoin_reuni_rendu();
