-- What is public without a person having judged it: imports that publish, and imports that change a public text. Told
-- to moderators until one of them has seen it.

ALTER TABLE "cles_import"
  ADD COLUMN "sans_relecture" TEXT,
  ADD COLUMN "sans_relecture_le" TIMESTAMPTZ(3);

-- What earlier imports published, and nobody decided since.
UPDATE cles_import k SET sans_relecture = 'publiee', sans_relecture_le = k.importe_le
WHERE k.valeurs ->> 'statut' = 'publie'
  AND NOT EXISTS (SELECT 1 FROM journal j WHERE j.objet = k.nature AND j.objet_id = COALESCE(k.projet_id, k.besoin_id)
    AND j.acteur = 'compte' AND j.acte IN ('changerStatutProjet', 'changerStatutBesoin', 'modifierProjet', 'modifierBesoin'));

ALTER TABLE cles_import
  ADD CONSTRAINT cles_import_sans_relecture CHECK ((sans_relecture IS NULL) = (sans_relecture_le IS NULL)
    AND (sans_relecture IS NULL OR sans_relecture IN ('publiee', 'changee')));

CREATE INDEX cles_import_sans_relecture ON cles_import (sans_relecture_le) WHERE sans_relecture_le IS NOT NULL;
