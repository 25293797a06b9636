-- An entry refused as listed already may repeat one of the other kind; without a kind, it is its own.

ALTER TABLE "projets" ADD COLUMN "doublon_nature" TEXT;
ALTER TABLE "besoins" ADD COLUMN "doublon_nature" TEXT;

ALTER TABLE projets ADD CONSTRAINT projets_doublon_nature CHECK (doublon_nature IN ('projet', 'besoin'));
ALTER TABLE besoins ADD CONSTRAINT besoins_doublon_nature CHECK (doublon_nature IN ('projet', 'besoin'));
