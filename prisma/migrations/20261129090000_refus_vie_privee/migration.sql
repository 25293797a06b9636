-- A refusal for personal data, or for an appeal for money, as a take-down has one.
ALTER TABLE projets DROP CONSTRAINT projets_motif_choisi, ADD CONSTRAINT projets_motif_choisi
  CHECK (motif_choisi IN ('doublon', 'hors_sujet', 'incomplet', 'publicite', 'vie_privee', 'illicite', 'autre'));
ALTER TABLE besoins DROP CONSTRAINT besoins_motif_choisi, ADD CONSTRAINT besoins_motif_choisi
  CHECK (motif_choisi IN ('doublon', 'hors_sujet', 'incomplet', 'publicite', 'vie_privee', 'illicite', 'autre'));
