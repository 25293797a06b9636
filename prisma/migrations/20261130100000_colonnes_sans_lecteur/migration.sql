-- Nothing ever wrote them, so that they held their default on every row.
ALTER TABLE liens DROP COLUMN nuance_traitee;
ALTER TABLE recherches_manquees DROP COLUMN ecartee;
