-- A reader's reports: one for each reader and entry until it is dealt with. `lecteur` is a keyed hash of the account
-- or of the network, so that it names nobody.

ALTER TABLE "signalements" ADD COLUMN "lecteur" BYTEA;

ALTER TABLE signalements
  ADD CONSTRAINT signalements_motif CHECK (motif IN ('inexact', 'doublon', 'lien_mort', 'publicite', 'vie_privee', 'illicite', 'autre')),
  ADD CONSTRAINT signalements_bornes CHECK (char_length(texte) <= 1000);

CREATE UNIQUE INDEX signalements_projet_lecteur ON signalements (lecteur, projet_id) WHERE traite_le IS NULL;
CREATE UNIQUE INDEX signalements_besoin_lecteur ON signalements (lecteur, besoin_id) WHERE traite_le IS NULL;
CREATE INDEX signalements_a_traiter ON signalements (cree_le, id) WHERE traite_le IS NULL;
