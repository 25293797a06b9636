-- A need that says what another one says is merged into it. `fusionne_dans_id` is where it stands now, never itself
-- merged; `reunions` says into which need it was merged first, by which act, and why. A support that was moved so names
-- its `reunion_id`; `soutiens_reunis` keeps who supported the absorbed need, to give everyone back while the merge may
-- be undone.

ALTER TABLE "besoins" ADD COLUMN "fusionne_dans_id" INTEGER;

CREATE TABLE "reunions" (
  "id" SERIAL NOT NULL,
  "absorbe_id" INTEGER NOT NULL,
  "garde_id" INTEGER NOT NULL,
  "acte_id" INTEGER NOT NULL,
  "raison_fr" TEXT NOT NULL,
  "raison_en" TEXT NOT NULL,
  "le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "defaite_le" TIMESTAMPTZ(3),

  CONSTRAINT "reunions_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "soutiens" ADD COLUMN "reunion_id" INTEGER;

-- The need that a reader says an entry repeats, by its slug.
ALTER TABLE "signalements" ADD COLUMN "autre_besoin" TEXT;

CREATE TABLE "soutiens_reunis" (
  "compte_id" INTEGER NOT NULL,
  "reunion_id" INTEGER NOT NULL,
  "cree_le" TIMESTAMPTZ(3) NOT NULL,
  "reunion_avant" INTEGER,
  "refus" BOOLEAN NOT NULL,

  CONSTRAINT "soutiens_reunis_pkey" PRIMARY KEY ("compte_id", "reunion_id")
);

CREATE INDEX "besoins_fusionne_dans_id_idx" ON "besoins"("fusionne_dans_id");
CREATE UNIQUE INDEX "reunions_acte_id_key" ON "reunions"("acte_id");
CREATE INDEX "reunions_absorbe_id_idx" ON "reunions"("absorbe_id");
CREATE INDEX "reunions_garde_id_idx" ON "reunions"("garde_id");
CREATE INDEX "soutiens_reunis_reunion_id_idx" ON "soutiens_reunis"("reunion_id");

ALTER TABLE "besoins" ADD CONSTRAINT "besoins_fusionne_dans_id_fkey" FOREIGN KEY ("fusionne_dans_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reunions" ADD CONSTRAINT "reunions_absorbe_id_fkey" FOREIGN KEY ("absorbe_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reunions" ADD CONSTRAINT "reunions_garde_id_fkey" FOREIGN KEY ("garde_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "soutiens" ADD CONSTRAINT "soutiens_reunion_id_fkey" FOREIGN KEY ("reunion_id") REFERENCES "reunions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "soutiens_reunis" ADD CONSTRAINT "soutiens_reunis_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "soutiens_reunis" ADD CONSTRAINT "soutiens_reunis_reunion_id_fkey" FOREIGN KEY ("reunion_id") REFERENCES "reunions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE besoins
  DROP CONSTRAINT besoins_statut,
  DROP CONSTRAINT besoins_publie_le;
ALTER TABLE besoins
  ADD CONSTRAINT besoins_statut CHECK (statut IN ('propose', 'publie', 'etude', 'developpement', 'livre', 'refuse', 'archive', 'quarantaine', 'fusionne')),
  ADD CONSTRAINT besoins_publie_le CHECK ((publie_le IS NOT NULL) = (statut IN ('publie', 'etude', 'developpement', 'livre', 'archive', 'fusionne'))),
  ADD CONSTRAINT besoins_fusionne CHECK ((statut = 'fusionne') = (fusionne_dans_id IS NOT NULL));

-- A need is merged once at a time.
CREATE UNIQUE INDEX reunions_en_cours ON reunions (absorbe_id) WHERE defaite_le IS NULL;
-- Few supports were moved: those that were not pay nothing.
CREATE INDEX soutiens_deplaces ON soutiens (reunion_id) WHERE reunion_id IS NOT NULL;

CREATE TRIGGER reunions_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON reunions
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();
CREATE TRIGGER soutiens_reunis_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON soutiens_reunis
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();
