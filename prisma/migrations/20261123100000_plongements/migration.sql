-- Optional vectors: what a server of the operator's makes of the public texts of projects and needs, one for each
-- language. Written by the worker, and empty while no such server is set.

-- `numero` changes with each writing, so that copies in memory know what to read again. `vecteur` holds `dimension`
-- floats of 4 bytes, little-endian, of length 1; null when the server refused this text, which is not sent again.
CREATE TABLE "plongements_projets" (
  "projet_id" INTEGER NOT NULL,
  "langue" TEXT NOT NULL,
  "modele" TEXT NOT NULL,
  "empreinte" BYTEA NOT NULL,
  "dimension" INTEGER NOT NULL,
  "vecteur" BYTEA,
  "numero" BIGSERIAL NOT NULL,

  CONSTRAINT "plongements_projets_pkey" PRIMARY KEY ("projet_id", "langue")
);

CREATE TABLE "plongements_besoins" (
  "besoin_id" INTEGER NOT NULL,
  "langue" TEXT NOT NULL,
  "modele" TEXT NOT NULL,
  "empreinte" BYTEA NOT NULL,
  "dimension" INTEGER NOT NULL,
  "vecteur" BYTEA,
  "numero" BIGSERIAL NOT NULL,

  CONSTRAINT "plongements_besoins_pkey" PRIMARY KEY ("besoin_id", "langue")
);

ALTER TABLE "plongements_projets" ADD CONSTRAINT "plongements_projets_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plongements_besoins" ADD CONSTRAINT "plongements_besoins_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE plongements_projets
  ADD CONSTRAINT plongements_projets_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT plongements_projets_vecteur CHECK (octet_length(vecteur) = dimension * 4);
ALTER TABLE plongements_besoins
  ADD CONSTRAINT plongements_besoins_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT plongements_besoins_vecteur CHECK (octet_length(vecteur) = dimension * 4);

-- Floats do not compress, and the rest of a row is read without them.
ALTER TABLE plongements_projets ALTER COLUMN vecteur SET STORAGE EXTERNAL;
ALTER TABLE plongements_besoins ALTER COLUMN vecteur SET STORAGE EXTERNAL;

-- What a text is close to depends on them, and is shown on pages.
CREATE CONSTRAINT TRIGGER plongements_projets_version AFTER INSERT OR UPDATE OR DELETE ON plongements_projets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION avancer_version();
CREATE CONSTRAINT TRIGGER plongements_besoins_version AFTER INSERT OR UPDATE OR DELETE ON plongements_besoins
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION avancer_version();

-- An entry that leaves the public takes its vectors with it, whether a server is still set or not.
CREATE FUNCTION oublier_plongements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'projets' THEN
    DELETE FROM public.plongements_projets v USING public.projets p
      WHERE v.projet_id = NEW.id AND p.id = NEW.id AND p.statut <> 'publie';
  ELSE
    DELETE FROM public.plongements_besoins v USING public.besoins b
      WHERE v.besoin_id = NEW.id AND b.id = NEW.id AND b.statut NOT IN ('publie', 'etude', 'developpement', 'livre');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER projets_plongements AFTER UPDATE OF statut ON projets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.statut IS DISTINCT FROM NEW.statut) EXECUTE FUNCTION oublier_plongements();
CREATE CONSTRAINT TRIGGER besoins_plongements AFTER UPDATE OF statut ON besoins
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.statut IS DISTINCT FROM NEW.statut) EXECUTE FUNCTION oublier_plongements();
