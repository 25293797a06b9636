-- A role that a need looks for is offered before the team has opened a place for it: the offer then has a place that no
-- list shows, `libre`, with the words of the role. There is one at a time for each role of a need.
ALTER TABLE places ADD COLUMN libre BOOLEAN NOT NULL DEFAULT false;
CREATE UNIQUE INDEX places_libres ON places (besoin_id, role) WHERE libre AND fermee_le IS NULL;

-- What no list shows is no event.
CREATE OR REPLACE FUNCTION noter_partie() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dite record := COALESCE(NEW, OLD);
  besoin record;
BEGIN
  SELECT slug, statut INTO besoin FROM public.besoins WHERE id = dite.besoin_id AND statut IN ('etude', 'developpement', 'livre');
  IF NOT FOUND THEN
    RETURN NULL;
  ELSIF TG_ARGV[0] = 'etape' THEN
    PERFORM public.noter_evenement('etape', dite.id, besoin.slug, dite.numero,
      CASE WHEN OLD.id IS NOT NULL THEN 'publie' END, CASE WHEN NEW.id IS NOT NULL THEN 'publie' END, 'retire');
  ELSIF besoin.statut <> 'livre' AND NOT dite.libre THEN
    PERFORM public.noter_evenement('place', dite.id, besoin.slug, dite.id,
      CASE WHEN OLD.id IS NOT NULL AND OLD.fermee_le IS NULL THEN 'publie' END,
      CASE WHEN NEW.id IS NOT NULL AND NEW.fermee_le IS NULL THEN 'publie' END, 'retire');
  END IF;
  RETURN NULL;
END $$;
