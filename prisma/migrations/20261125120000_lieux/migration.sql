-- The areas that an entry may name, from official data: loaded from a file of the project after the migrations, and
-- read by nothing before that. `dans`: the areas that hold it, nearest first; `cles`: what finds it, its code among
-- them, the first being its name as it is typed.
CREATE TABLE "lieux" (
    "code" TEXT NOT NULL,
    "nature" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "nom_en" TEXT,
    "dans" TEXT[] NOT NULL,
    "population" INTEGER,
    "cles" TEXT[] NOT NULL,

    CONSTRAINT "lieux_pkey" PRIMARY KEY ("code"),
    CONSTRAINT "lieux_nature" CHECK (nature IN ('commune', 'epci', 'departement', 'region', 'pays', 'monde'))
);
CREATE INDEX "lieux_cles" ON "lieux" USING gin ("cles") WITH (fastupdate = off);
CREATE INDEX "lieux_nom" ON "lieux" ((cles[1]) text_pattern_ops);
