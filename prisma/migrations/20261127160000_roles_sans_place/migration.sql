-- A role that a need looks for is offered before the team has opened a place for it: the offer then has a place that no
-- list shows, `libre`, with the words of the role. There is one at a time for each role of a need.
ALTER TABLE places ADD COLUMN libre BOOLEAN NOT NULL DEFAULT false;
CREATE UNIQUE INDEX places_libres ON places (besoin_id, role) WHERE libre AND fermee_le IS NULL;
