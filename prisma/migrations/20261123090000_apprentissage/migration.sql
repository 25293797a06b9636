-- What searches that found nothing were looking for, and what moderators did with the words that were heard.

ALTER TABLE mots_entendus ADD COLUMN ecarte BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE liens ADD COLUMN nuance_traitee BOOLEAN NOT NULL DEFAULT false;

-- Made from at least five networks in one week. How many, and nothing of which.
CREATE TABLE "recherches_manquees" (
  "langue" TEXT NOT NULL,
  "mots" TEXT NOT NULL,
  "reseaux" INTEGER NOT NULL,
  "dernier" DATE NOT NULL,
  "ecartee" BOOLEAN NOT NULL DEFAULT false,

  CONSTRAINT "recherches_manquees_pkey" PRIMARY KEY ("langue", "mots")
);

-- One row for each network and search in a week. The hash is of both and of the week together: no row says which
-- others came from the same network. Never backed up, and lost in a crash.
CREATE UNLOGGED TABLE "manquees_vues" (
  "empreinte" BYTEA NOT NULL,
  "langue" TEXT NOT NULL,
  "mots" TEXT NOT NULL,
  "jour" DATE NOT NULL,

  CONSTRAINT "manquees_vues_pkey" PRIMARY KEY ("empreinte")
);
CREATE INDEX "manquees_vues_langue_mots_idx" ON "manquees_vues"("langue", "mots");
CREATE INDEX "manquees_vues_jour_idx" ON "manquees_vues"("jour");

-- How many rows a network added in a day, so that none fills the table: the hash changes every day.
CREATE UNLOGGED TABLE "manquees_reseaux" (
  "jour" DATE NOT NULL,
  "empreinte" BYTEA NOT NULL,
  "nombre" INTEGER NOT NULL,

  CONSTRAINT "manquees_reseaux_pkey" PRIMARY KEY ("jour", "empreinte")
);

-- Words only: nothing with the signs or the digits of an address or a number.
CREATE FUNCTION sont_des_mots(mots text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT char_length(mots) BETWEEN 3 AND 80 AND mots = btrim(mots) AND mots !~ '[@/:.]|([0-9].*){5}'
$$;

ALTER TABLE recherches_manquees
  ADD CONSTRAINT recherches_manquees_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT recherches_manquees_mots CHECK (sont_des_mots(mots)),
  ADD CONSTRAINT recherches_manquees_reseaux CHECK (reseaux >= 5);
ALTER TABLE manquees_vues
  ADD CONSTRAINT manquees_vues_langue CHECK (langue IN ('fr', 'en')),
  ADD CONSTRAINT manquees_vues_mots CHECK (sont_des_mots(mots));
ALTER TABLE manquees_reseaux
  ADD CONSTRAINT manquees_reseaux_nombre CHECK (nombre >= 1);
