-- Who is on an entry that awaits review, for some minutes: it tells the others, and blocks nothing.

CREATE TABLE "prises" (
  "id" SERIAL NOT NULL,
  "projet_id" INTEGER,
  "besoin_id" INTEGER,
  "compte_id" INTEGER NOT NULL,
  "le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "jusqua" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "prises_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "prises_projet_id_compte_id_key" ON "prises"("projet_id", "compte_id");
CREATE UNIQUE INDEX "prises_besoin_id_compte_id_key" ON "prises"("besoin_id", "compte_id");
CREATE INDEX "prises_compte_id_idx" ON "prises"("compte_id");

ALTER TABLE "prises" ADD CONSTRAINT "prises_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "prises" ADD CONSTRAINT "prises_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "prises" ADD CONSTRAINT "prises_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE prises
  ADD CONSTRAINT prises_objet CHECK (num_nonnulls(projet_id, besoin_id) = 1),
  ADD CONSTRAINT prises_jusqua CHECK (jusqua > le);
