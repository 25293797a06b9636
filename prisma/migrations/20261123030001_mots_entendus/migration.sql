-- The words by which people described a need that, they said, a project answers: how often a day, and nothing of who.

CREATE TABLE "mots_entendus" (
  "projet_id" INTEGER NOT NULL,
  "jour" DATE NOT NULL DEFAULT current_date,
  "mot" TEXT NOT NULL,
  "nombre" INTEGER NOT NULL DEFAULT 1,

  CONSTRAINT "mots_entendus_pkey" PRIMARY KEY ("projet_id", "jour", "mot")
);

CREATE INDEX "mots_entendus_jour_idx" ON "mots_entendus"("jour");

ALTER TABLE "mots_entendus" ADD CONSTRAINT "mots_entendus_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE mots_entendus
  -- Letters only: no number, no address.
  ADD CONSTRAINT mots_entendus_mot CHECK (mot ~ '^[[:alpha:]]{3,40}$'),
  ADD CONSTRAINT mots_entendus_nombre CHECK (nombre >= 1);
