-- "Is it solved for you?": what the supporters of a delivered need answer, and the figures of their answers that were
-- made public. `jalon_id` is the delivery that an answer, or a figure, is about.

ALTER TABLE "jalons" ADD COLUMN "bilan_demande_le" TIMESTAMPTZ(3);

CREATE TABLE "reponses_bilan" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "compte_id" INTEGER NOT NULL,
  "besoin_id" INTEGER NOT NULL,
  "jalon_id" INTEGER NOT NULL,
  "reponse" TEXT NOT NULL,
  "phrase" TEXT,
  "langue" TEXT NOT NULL DEFAULT 'fr',
  "publique" BOOLEAN NOT NULL DEFAULT false,
  "relue" TEXT,
  "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "modifie_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "reponses_bilan_pkey" PRIMARY KEY ("compte_id", "besoin_id")
);

-- Every figure that was ever public stays: the next one is compared with all of them.
CREATE TABLE "bilans" (
  "id" SERIAL NOT NULL,
  "besoin_id" INTEGER NOT NULL,
  "jalon_id" INTEGER,
  "jour" DATE NOT NULL,
  "vue" TEXT NOT NULL,
  "oui" INTEGER NOT NULL,
  "en_partie" INTEGER NOT NULL,
  "non" INTEGER NOT NULL,
  "en_cours" BOOLEAN NOT NULL DEFAULT true,

  CONSTRAINT "bilans_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "reponses_bilan_id_key" ON "reponses_bilan"("id");
CREATE INDEX "reponses_bilan_besoin_id_idx" ON "reponses_bilan"("besoin_id");
CREATE INDEX "reponses_bilan_jalon_id_idx" ON "reponses_bilan"("jalon_id");
CREATE INDEX "bilans_besoin_id_idx" ON "bilans"("besoin_id");
CREATE INDEX "bilans_jalon_id_idx" ON "bilans"("jalon_id");

ALTER TABLE "reponses_bilan" ADD CONSTRAINT "reponses_bilan_soutien_fkey" FOREIGN KEY ("compte_id", "besoin_id") REFERENCES "soutiens"("compte_id", "besoin_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reponses_bilan" ADD CONSTRAINT "reponses_bilan_jalon_id_fkey" FOREIGN KEY ("jalon_id") REFERENCES "jalons"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bilans" ADD CONSTRAINT "bilans_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bilans" ADD CONSTRAINT "bilans_jalon_id_fkey" FOREIGN KEY ("jalon_id") REFERENCES "jalons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE reponses_bilan
  ADD CONSTRAINT reponses_bilan_reponse CHECK (reponse IN ('oui', 'en_partie', 'non')),
  ADD CONSTRAINT reponses_bilan_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT reponses_bilan_phrase CHECK (char_length(phrase) BETWEEN 1 AND 300),
  ADD CONSTRAINT reponses_bilan_publique CHECK (phrase IS NOT NULL OR NOT publique),
  -- Only a sentence that its author wants public is reviewed.
  ADD CONSTRAINT reponses_bilan_relue CHECK (relue IS NULL OR (publique AND relue IN ('publiee', 'ecartee')));

ALTER TABLE bilans
  ADD CONSTRAINT bilans_vue CHECK (vue IN ('detail', 'oui', 'non', 'tout')),
  ADD CONSTRAINT bilans_nombres CHECK (oui >= 0 AND en_partie >= 0 AND non >= 0);

-- One figure at a time is public, and its parts count five people each.
CREATE UNIQUE INDEX bilans_en_cours ON bilans (besoin_id) WHERE en_cours;
ALTER TABLE bilans ADD CONSTRAINT bilans_seuil CHECK (CASE vue
  WHEN 'detail' THEN least(oui, en_partie, non) >= 5
  WHEN 'oui' THEN least(oui, en_partie + non) >= 5
  WHEN 'non' THEN least(oui + en_partie, non) >= 5
  ELSE oui + en_partie + non >= 5 END);

-- Sentences that wait for a moderator.
CREATE INDEX reponses_bilan_a_relire ON reponses_bilan (cree_le) WHERE publique AND relue IS NULL;

CREATE CONSTRAINT TRIGGER bilans_version AFTER INSERT OR UPDATE OR DELETE ON bilans
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION avancer_version();
-- Pages show the sentences that were reviewed; an answer without one changes nothing public.
CREATE CONSTRAINT TRIGGER reponses_bilan_version_change AFTER UPDATE ON reponses_bilan
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.relue IS NOT DISTINCT FROM 'publiee' OR NEW.relue IS NOT DISTINCT FROM 'publiee') EXECUTE FUNCTION avancer_version();
CREATE CONSTRAINT TRIGGER reponses_bilan_version_partie AFTER DELETE ON reponses_bilan
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.relue IS NOT DISTINCT FROM 'publiee') EXECUTE FUNCTION avancer_version();

CREATE TRIGGER reponses_bilan_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON reponses_bilan
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();
CREATE TRIGGER bilans_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON bilans
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();
