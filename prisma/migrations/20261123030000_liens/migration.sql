-- Which projects answer a need: suggested by somebody who described it, confirmed or set aside by a moderator.
-- `nuance` is what such a person told the moderators; nothing says who it was. The project of `besoins.projet_id`
-- answers its need without a row here.

CREATE TABLE "liens" (
  "besoin_id" INTEGER NOT NULL,
  "projet_id" INTEGER NOT NULL,
  "etat" TEXT NOT NULL DEFAULT 'suggere',
  "origine" TEXT NOT NULL,
  "reponses" INTEGER NOT NULL DEFAULT 0,
  "nuance" TEXT,
  "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "decide_le" TIMESTAMPTZ(3),

  CONSTRAINT "liens_pkey" PRIMARY KEY ("besoin_id", "projet_id")
);

CREATE INDEX "liens_projet_id_idx" ON "liens"("projet_id");

ALTER TABLE "liens" ADD CONSTRAINT "liens_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "liens" ADD CONSTRAINT "liens_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE liens
  ADD CONSTRAINT liens_etat CHECK (etat IN ('suggere', 'confirme', 'ecarte')),
  ADD CONSTRAINT liens_origine CHECK (origine IN ('habitant', 'moderation')),
  ADD CONSTRAINT liens_reponses CHECK (reponses >= CASE origine WHEN 'habitant' THEN 1 ELSE 0 END),
  ADD CONSTRAINT liens_nuance CHECK (char_length(nuance) BETWEEN 1 AND 200),
  -- Nothing is linked without somebody's decision.
  ADD CONSTRAINT liens_decide CHECK ((etat = 'suggere') = (decide_le IS NULL));

-- Pages and answers show the pairs that are confirmed, and leave out those set aside.
CREATE CONSTRAINT TRIGGER liens_version AFTER INSERT OR UPDATE OR DELETE ON liens
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION avancer_version();
