-- Requests to an author to complete an entry that awaits review: by whom, and when the author answered. The questions
-- stand in the journal, under `acte_id`. The act that ends a request (a decision, its withdrawal, another request) is
-- `close_par`: undoing that act opens it again.

CREATE TABLE "demandes" (
  "id" SERIAL NOT NULL,
  "projet_id" INTEGER,
  "besoin_id" INTEGER,
  "acte_id" INTEGER NOT NULL,
  "demandeur_id" INTEGER,
  "le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "repondu_le" TIMESTAMPTZ(3),
  "close_le" TIMESTAMPTZ(3),
  "close_par" INTEGER,

  CONSTRAINT "demandes_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "demandes_acte_id_key" ON "demandes"("acte_id");
CREATE INDEX "demandes_projet_id_idx" ON "demandes"("projet_id");
CREATE INDEX "demandes_besoin_id_idx" ON "demandes"("besoin_id");
CREATE INDEX "demandes_demandeur_id_idx" ON "demandes"("demandeur_id");
CREATE INDEX "demandes_close_par_idx" ON "demandes"("close_par");

ALTER TABLE "demandes" ADD CONSTRAINT "demandes_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_demandeur_id_fkey" FOREIGN KEY ("demandeur_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE demandes
  ADD CONSTRAINT demandes_objet CHECK (num_nonnulls(projet_id, besoin_id) = 1),
  ADD CONSTRAINT demandes_close CHECK ((close_le IS NULL) = (close_par IS NULL));

-- One request on an entry is open at a time.
CREATE UNIQUE INDEX demandes_projet_ouverte ON demandes (projet_id) WHERE close_le IS NULL;
CREATE UNIQUE INDEX demandes_besoin_ouverte ON demandes (besoin_id) WHERE close_le IS NULL;
