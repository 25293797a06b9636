-- When a draft is to be published by the server: null for one that waits for somebody, and once it is published.

ALTER TABLE "articles" ADD COLUMN "publier_le" TIMESTAMPTZ(3);

ALTER TABLE articles
  ADD CONSTRAINT articles_publier_le CHECK (publier_le IS NULL OR statut = 'brouillon');
