-- What a token may do, and until when. Those that exist keep every right and have no end.
ALTER TABLE "jetons"
  ADD COLUMN "portees" TEXT[] NOT NULL DEFAULT ARRAY['lecture', 'participation', 'administration'],
  ADD COLUMN "expire_le" TIMESTAMPTZ(3),
  ADD CONSTRAINT jetons_portees CHECK (portees <@ ARRAY['lecture', 'participation', 'administration'] AND cardinality(portees) > 0);
