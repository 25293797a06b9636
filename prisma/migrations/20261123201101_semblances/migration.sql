-- Which entries that await review resemble others: computed by the process once for each version of a text, and once a
-- day after that. Derived of the texts: not backed up, and written in read-only mode by nobody who would miss it.

CREATE TABLE "semblances" (
  "id" SERIAL NOT NULL,
  "projet_id" INTEGER,
  "besoin_id" INTEGER,
  "modifie_le" TIMESTAMPTZ(3) NOT NULL,
  "compare_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "avec_projets" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
  "avec_besoins" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],

  CONSTRAINT "semblances_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "semblances_projet_id_key" ON "semblances"("projet_id");
CREATE UNIQUE INDEX "semblances_besoin_id_key" ON "semblances"("besoin_id");

ALTER TABLE "semblances" ADD CONSTRAINT "semblances_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "semblances" ADD CONSTRAINT "semblances_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE semblances
  ADD CONSTRAINT semblances_objet CHECK (num_nonnulls(projet_id, besoin_id) = 1);
