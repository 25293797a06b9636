-- Public entries taken down: by whom, from which state, for which reason, and how that ended. The words of the reason
-- stand in the journal, under `acte_id`. Entries archived before have no row here.

CREATE TABLE "retraits" (
  "id" SERIAL NOT NULL,
  "projet_id" INTEGER,
  "besoin_id" INTEGER,
  "acte_id" INTEGER NOT NULL,
  "retirant_id" INTEGER,
  "statut_avant" TEXT NOT NULL,
  "choix" TEXT,
  "le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "leve_le" TIMESTAMPTZ(3),
  "leve_par" INTEGER,
  "conteste_le" TIMESTAMPTZ(3),
  "texte" TEXT,
  "decision" TEXT,
  "decide_le" TIMESTAMPTZ(3),
  "decideur_id" INTEGER,
  "reponse" TEXT,

  CONSTRAINT "retraits_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "retraits_acte_id_key" ON "retraits"("acte_id");
CREATE INDEX "retraits_projet_id_idx" ON "retraits"("projet_id");
CREATE INDEX "retraits_besoin_id_idx" ON "retraits"("besoin_id");
CREATE INDEX "retraits_retirant_id_idx" ON "retraits"("retirant_id");
CREATE INDEX "retraits_decideur_id_idx" ON "retraits"("decideur_id");

ALTER TABLE "retraits" ADD CONSTRAINT "retraits_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "retraits" ADD CONSTRAINT "retraits_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "retraits" ADD CONSTRAINT "retraits_retirant_id_fkey" FOREIGN KEY ("retirant_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "retraits" ADD CONSTRAINT "retraits_decideur_id_fkey" FOREIGN KEY ("decideur_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE retraits
  ADD CONSTRAINT retraits_objet CHECK (num_nonnulls(projet_id, besoin_id) = 1),
  ADD CONSTRAINT retraits_statut_avant CHECK (statut_avant IN ('publie', 'etude', 'developpement', 'livre')),
  ADD CONSTRAINT retraits_choix CHECK (choix IN ('perime', 'doublon', 'hors_sujet', 'inexact', 'publicite', 'vie_privee', 'illicite', 'autre')),
  ADD CONSTRAINT retraits_bornes CHECK (char_length(texte) BETWEEN 1 AND 2000 AND char_length(reponse) BETWEEN 1 AND 1000),
  ADD CONSTRAINT retraits_leve CHECK ((leve_le IS NULL) = (leve_par IS NULL)),
  ADD CONSTRAINT retraits_decision CHECK (decision IN ('retabli', 'maintenu')),
  ADD CONSTRAINT retraits_decide CHECK ((decision IS NULL) = (decide_le IS NULL) AND (decision IS NULL OR conteste_le IS NOT NULL)),
  -- Nobody judges the contest of their own act.
  ADD CONSTRAINT retraits_autre_personne CHECK (decideur_id <> retirant_id);

-- One take-down of an entry stands at a time.
CREATE UNIQUE INDEX retraits_projet_en_cours ON retraits (projet_id) WHERE leve_le IS NULL;
CREATE UNIQUE INDEX retraits_besoin_en_cours ON retraits (besoin_id) WHERE leve_le IS NULL;
CREATE INDEX retraits_contestes ON retraits (conteste_le, id) WHERE conteste_le IS NOT NULL AND decide_le IS NULL;
