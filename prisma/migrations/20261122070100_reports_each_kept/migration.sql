-- Each report is a row of its own: another one of the same reader, or of the same network, no longer replaces it.
-- The version before this one writes reports with the help of the two indexes taken away here: until it is stopped,
-- readers get an error from it when they report something.

DROP INDEX signalements_projet_lecteur;
DROP INDEX signalements_besoin_lecteur;

CREATE INDEX "signalements_lecteur_cree_le_idx" ON "signalements"("lecteur", "cree_le");
