-- What a supporter of a need lives, in a few words, shown once reviewed. It belongs to the support: a merge moves both, and
-- both go together. `id` names the sentence as it was written: one that changes has another.
CREATE TABLE "situations" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "compte_id" INTEGER NOT NULL,
  "besoin_id" INTEGER NOT NULL,
  "phrase" TEXT NOT NULL,
  "langue" TEXT NOT NULL,
  "departement" TEXT,
  "relue" TEXT,
  "modifie_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "situations_pkey" PRIMARY KEY ("compte_id", "besoin_id")
);

CREATE UNIQUE INDEX "situations_id_key" ON "situations"("id");
CREATE INDEX "situations_besoin_id_idx" ON "situations"("besoin_id");

ALTER TABLE "situations" ADD CONSTRAINT "situations_soutien_fkey" FOREIGN KEY ("compte_id", "besoin_id") REFERENCES "soutiens"("compte_id", "besoin_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE situations
  ADD CONSTRAINT situations_phrase CHECK (char_length(phrase) BETWEEN 1 AND 280),
  ADD CONSTRAINT situations_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT situations_departement CHECK (departement LIKE 'dep-%' AND char_length(departement) <= 20),
  ADD CONSTRAINT situations_relue CHECK (relue IN ('publiee', 'ecartee'));

-- Those that wait for a moderator.
CREATE INDEX situations_a_relire ON situations (modifie_le) WHERE relue IS NULL;

-- Pages show those that were reviewed; the others change nothing public.
CREATE CONSTRAINT TRIGGER situations_version_change AFTER UPDATE ON situations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.relue IS NOT DISTINCT FROM 'publiee' OR NEW.relue IS NOT DISTINCT FROM 'publiee') EXECUTE FUNCTION avancer_version();
CREATE CONSTRAINT TRIGGER situations_version_partie AFTER DELETE ON situations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.relue IS NOT DISTINCT FROM 'publiee') EXECUTE FUNCTION avancer_version();

CREATE TRIGGER situations_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON situations
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();
