-- What a refusal was chosen from (for the figures), the entry that was there already (for the author), and since when
-- the text of a refused entry is gone (its title, its reason and its dates stay).

ALTER TABLE "projets" ADD COLUMN "motif_choisi" TEXT, ADD COLUMN "doublon_slug" TEXT, ADD COLUMN "efface_le" TIMESTAMPTZ(3);
ALTER TABLE "besoins" ADD COLUMN "motif_choisi" TEXT, ADD COLUMN "doublon_slug" TEXT, ADD COLUMN "efface_le" TIMESTAMPTZ(3);

ALTER TABLE projets ADD CONSTRAINT projets_motif_choisi
  CHECK (motif_choisi IN ('doublon', 'hors_sujet', 'incomplet', 'publicite', 'illicite', 'autre'));
ALTER TABLE besoins ADD CONSTRAINT besoins_motif_choisi
  CHECK (motif_choisi IN ('doublon', 'hors_sujet', 'incomplet', 'publicite', 'illicite', 'autre'));
