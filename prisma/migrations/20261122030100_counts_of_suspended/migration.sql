-- Since when the votes and supports of an account are out of the counts, and since when its suspension is lifted while
-- they still are. They move by night, with those of others, so that a suspension tells nobody what the account voted for.

ALTER TABLE "comptes" ADD COLUMN "hors_decomptes_le" TIMESTAMPTZ(3), ADD COLUMN "suspension_levee_le" TIMESTAMPTZ(3);

-- Until now they left with the suspension itself.
UPDATE comptes SET hors_decomptes_le = suspendu_le WHERE suspendu;

ALTER TABLE comptes ADD CONSTRAINT comptes_suspension_levee CHECK (suspension_levee_le IS NULL OR NOT suspendu);
