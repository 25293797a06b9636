-- Sign-in codes are counted on the wider networks of IPv6 as well: keyed hashes, as those beside them.
ALTER TABLE "envois_codes" ADD COLUMN "reseau_56" BYTEA, ADD COLUMN "reseau_48" BYTEA;
CREATE INDEX "envois_codes_reseau_56_le_idx" ON "envois_codes"("reseau_56", "le");
CREATE INDEX "envois_codes_reseau_48_le_idx" ON "envois_codes"("reseau_48", "le");
