-- Whether an account is told of a sign-in from a browser that it does not know, and since when it has been signed in to.
ALTER TABLE "comptes" ADD COLUMN "alerte_connexion" BOOLEAN NOT NULL DEFAULT true, ADD COLUMN "entre_le" TIMESTAMPTZ(3);
-- Whoever confirmed the address had signed in, or has an account that the operator made: one mail too many, once.
UPDATE "comptes" SET "entre_le" = "valide_le" WHERE "valide_le" IS NOT NULL;
