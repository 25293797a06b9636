-- Wrong sign-in codes of a mailbox, a keyed hash; `navigateur` is the browser when its account knows it.
CREATE TABLE "codes_faux" (
    "id" SERIAL NOT NULL,
    "boite" BYTEA NOT NULL,
    "navigateur" INTEGER,
    "le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "codes_faux_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "codes_faux_boite_le_idx" ON "codes_faux"("boite", "le");
CREATE INDEX "codes_faux_le_idx" ON "codes_faux"("le");
