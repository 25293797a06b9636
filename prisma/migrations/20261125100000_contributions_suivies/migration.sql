-- What a program needs to follow what it sent: the slug that it was given, which may be
-- made anew until publication, and the hash of the key by which it recognises its call.
ALTER TABLE "contributions" ADD COLUMN "slug_recu" TEXT, ADD COLUMN "cle_client" BYTEA;

UPDATE contributions c SET slug_recu = COALESCE(
  (SELECT j.avant ->> 'slug' FROM journal j
    WHERE j.objet = c.nature AND j.objet_id = COALESCE(c.projet_id, c.besoin_id) AND j.avant ->> 'slug' IS NOT NULL
    ORDER BY j.id LIMIT 1),
  (SELECT slug FROM projets WHERE id = c.projet_id),
  (SELECT slug FROM besoins WHERE id = c.besoin_id));
