-- The act that withdrew a mail: undone, what it kept from being said is said again to the same people.
ALTER TABLE "courriels" ADD COLUMN "annule_par" INTEGER;
CREATE INDEX "courriels_annule_par_idx" ON "courriels"("annule_par") WHERE "annule_par" IS NOT NULL;
