-- The texts that editions replaced: who, when, what it was. A step or a theme taken away leaves its text; an entry that
-- goes takes its earlier texts along.

CREATE TABLE "revisions" (
  "id" SERIAL NOT NULL,
  "le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "objet" TEXT NOT NULL,
  "objet_id" INTEGER NOT NULL,
  "slug" TEXT NOT NULL,
  "numero" INTEGER,
  "projet_id" INTEGER,
  "besoin_id" INTEGER,
  "publiee" BOOLEAN NOT NULL,
  "acteur" TEXT NOT NULL,
  "acteur_id" INTEGER,
  "acte" TEXT NOT NULL,
  "valeurs" JSONB NOT NULL,

  CONSTRAINT "revisions_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "revisions_objet_objet_id_id_idx" ON "revisions"("objet", "objet_id", "id");
CREATE INDEX "revisions_objet_slug_id_idx" ON "revisions"("objet", "slug", "id");
CREATE INDEX "revisions_projet_id_idx" ON "revisions"("projet_id");
CREATE INDEX "revisions_besoin_id_idx" ON "revisions"("besoin_id");
CREATE INDEX "revisions_acteur_id_idx" ON "revisions"("acteur_id");

ALTER TABLE "revisions" ADD CONSTRAINT "revisions_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_acteur_id_fkey" FOREIGN KEY ("acteur_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE revisions
  ADD CONSTRAINT revisions_objet CHECK (objet IN ('projet', 'besoin', 'chantier', 'etape', 'article', 'theme')),
  ADD CONSTRAINT revisions_acteur CHECK (acteur IN ('compte', 'operateur', 'systeme'));
