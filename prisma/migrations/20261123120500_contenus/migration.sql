-- What is kept ready may be a moment late when a count moved, and never when anything else did.
-- `nombre` grows with every public change, as before; `contenus` with those that are more than a count.

ALTER TABLE versions ADD COLUMN contenus BIGINT NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION avancer_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moi CONSTANT text := pg_current_xact_id()::text;
  deja CONSTANT boolean := current_setting('bien_commun.version', true) IS NOT DISTINCT FROM moi;
BEGIN
  -- Once per transaction. The triggers are deferred to the commit, when every other lock is held already:
  -- nobody can wait for a row of ours while we wait for a part, so the parts add no deadlock.
  IF current_setting('bien_commun.contenus', true) IS NOT DISTINCT FROM moi THEN
    RETURN NULL;
  END IF;
  -- Only what is known to be a count is one: the rest of the row must be the same, a new column included.
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'projets' THEN
    OLD.nb_votes := NEW.nb_votes;
  ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'besoins' THEN
    OLD.nb_soutiens := NEW.nb_soutiens;
  END IF;
  -- Compared as stored: not every type of column has an equality.
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('projets', 'besoins') AND OLD *= NEW THEN
    IF NOT deja THEN
      PERFORM set_config('bien_commun.version', moi, true);
      UPDATE public.versions SET nombre = nombre + 1 WHERE part = pg_backend_pid() % 16;
    END IF;
    RETURN NULL;
  END IF;
  PERFORM set_config('bien_commun.version', moi, true);
  PERFORM set_config('bien_commun.contenus', moi, true);
  UPDATE public.versions SET nombre = nombre + CASE WHEN deja THEN 0 ELSE 1 END, contenus = contenus + 1
    WHERE part = pg_backend_pid() % 16;
  RETURN NULL;
END $$;
