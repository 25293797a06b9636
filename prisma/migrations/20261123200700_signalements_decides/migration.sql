-- How a report was closed: the decision, a note for moderators, the answer that was mailed, the journal entry of the act.
-- `courriel` is the address that the reader left for an answer, `langue` the language of the page it was left on; both
-- are erased thirty days after the report is closed. Reports closed before have no decision.

ALTER TABLE "signalements"
  ADD COLUMN "decision" TEXT,
  ADD COLUMN "note" TEXT,
  ADD COLUMN "reponse" TEXT,
  ADD COLUMN "acte_id" INTEGER,
  ADD COLUMN "courriel" TEXT,
  ADD COLUMN "langue" TEXT;

ALTER TABLE signalements
  ADD CONSTRAINT signalements_decision CHECK (decision IN ('corrigee', 'gardee', 'retiree', 'infonde')),
  ADD CONSTRAINT signalements_decide CHECK (traite_le IS NOT NULL OR num_nonnulls(decision, reponse, acte_id) = 0),
  ADD CONSTRAINT signalements_suite CHECK (char_length(note) BETWEEN 1 AND 1000 AND char_length(reponse) BETWEEN 1 AND 1000),
  ADD CONSTRAINT signalements_retour CHECK ((courriel IS NULL) = (langue IS NULL) AND langue IN ('fr', 'en'));
