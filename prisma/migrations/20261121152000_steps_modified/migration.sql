-- When the words of a step last changed: the `updated` of its feed entry (D28).
ALTER TABLE "etapes" ADD COLUMN "modifie_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "etapes" SET "modifie_le" = "cree_le";

CREATE FUNCTION dater_etape() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.modifie_le := now();
  RETURN NEW;
END $$;

-- Whoever edits a step, this dates it.
CREATE TRIGGER etapes_datee BEFORE UPDATE ON "etapes" FOR EACH ROW
  WHEN ((OLD.jour, OLD.titre, OLD.texte, OLD.traductions) IS DISTINCT FROM (NEW.jour, NEW.titre, NEW.texte, NEW.traductions))
  EXECUTE FUNCTION dater_etape();
