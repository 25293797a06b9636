-- The server no longer publishes an article at an hour (decision 100): nothing reads or writes it.
ALTER TABLE articles DROP COLUMN publier_le;
