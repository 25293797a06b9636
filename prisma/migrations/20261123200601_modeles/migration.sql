-- Texts that administrators write once for the mails of moderators, in both languages.

CREATE TABLE "modeles" (
  "id" SERIAL NOT NULL,
  "nom" TEXT NOT NULL,
  "texte_fr" TEXT NOT NULL,
  "texte_en" TEXT NOT NULL,
  "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "modifie_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "modeles_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "modeles_nom_key" ON "modeles"("nom");

ALTER TABLE modeles
  ADD CONSTRAINT modeles_bornes CHECK (char_length(nom) BETWEEN 1 AND 80
    AND char_length(texte_fr) BETWEEN 1 AND 800 AND char_length(texte_en) BETWEEN 1 AND 800);
