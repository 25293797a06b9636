-- What moderators write to each other about an entry or an account. Never public; who it is about reads it in the copy of
-- their data.

CREATE TABLE "notes" (
  "id" SERIAL NOT NULL,
  "projet_id" INTEGER,
  "besoin_id" INTEGER,
  "compte_id" INTEGER,
  "redacteur_id" INTEGER,
  "texte" TEXT NOT NULL,
  "le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "notes_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "notes_projet_id_idx" ON "notes"("projet_id");
CREATE INDEX "notes_besoin_id_idx" ON "notes"("besoin_id");
CREATE INDEX "notes_compte_id_idx" ON "notes"("compte_id");
CREATE INDEX "notes_redacteur_id_idx" ON "notes"("redacteur_id");

ALTER TABLE "notes" ADD CONSTRAINT "notes_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notes" ADD CONSTRAINT "notes_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notes" ADD CONSTRAINT "notes_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notes" ADD CONSTRAINT "notes_redacteur_id_fkey" FOREIGN KEY ("redacteur_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE notes
  ADD CONSTRAINT notes_objet CHECK (num_nonnulls(projet_id, besoin_id, compte_id) = 1),
  ADD CONSTRAINT notes_bornes CHECK (char_length(texte) BETWEEN 1 AND 1000);
