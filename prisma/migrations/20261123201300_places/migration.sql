-- "I can help." A need in study or development offers places; somebody offers to take one. A place is open while its need
-- is in one of the two states, until its day, and while `prises`, the offers accepted, leaves some: it is kept on the
-- place, so that an offer that is sent changes nothing that is public. `referents` are the accounts that answer with the
-- team; their `rang` bounds them to five.

CREATE TABLE "places" (
  "id" SERIAL NOT NULL,
  "besoin_id" INTEGER NOT NULL,
  "role" TEXT NOT NULL,
  "titre" TEXT NOT NULL,
  "texte" TEXT NOT NULL,
  "traductions" JSONB NOT NULL DEFAULT '{}',
  "nombre" SMALLINT NOT NULL,
  "prises" SMALLINT NOT NULL DEFAULT 0,
  "heures" SMALLINT NOT NULL,
  "lieu" TEXT,
  "jusqu_au" DATE NOT NULL,
  "fermee_le" TIMESTAMPTZ(3),
  "fermeture" TEXT,
  "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "modifie_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "places_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "referents" (
  "besoin_id" INTEGER NOT NULL,
  "compte_id" INTEGER NOT NULL,
  "rang" SMALLINT NOT NULL,
  "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "referents_pkey" PRIMARY KEY ("besoin_id", "compte_id")
);

CREATE TABLE "offres" (
  "id" SERIAL NOT NULL,
  "place_id" INTEGER NOT NULL,
  "compte_id" INTEGER NOT NULL,
  "message" TEXT NOT NULL,
  "contact" BOOLEAN NOT NULL,
  "etat" TEXT NOT NULL DEFAULT 'envoyee',
  "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "expire_le" TIMESTAMPTZ(3) NOT NULL,
  "rappel_le" TIMESTAMPTZ(3),
  "vue_le" TIMESTAMPTZ(3),
  "repondu_le" TIMESTAMPTZ(3),
  "fin_le" TIMESTAMPTZ(3),
  "decideur_id" INTEGER,

  CONSTRAINT "offres_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "places_besoin_id_idx" ON "places"("besoin_id");
CREATE INDEX "referents_compte_id_idx" ON "referents"("compte_id");
CREATE UNIQUE INDEX "referents_besoin_id_rang_key" ON "referents"("besoin_id", "rang");
CREATE INDEX "offres_place_id_idx" ON "offres"("place_id");
CREATE INDEX "offres_compte_id_idx" ON "offres"("compte_id");
CREATE INDEX "offres_decideur_id_idx" ON "offres"("decideur_id");

ALTER TABLE "places" ADD CONSTRAINT "places_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "referents" ADD CONSTRAINT "referents_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "referents" ADD CONSTRAINT "referents_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "offres" ADD CONSTRAINT "offres_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "offres" ADD CONSTRAINT "offres_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "offres" ADD CONSTRAINT "offres_decideur_id_fkey" FOREIGN KEY ("decideur_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE places
  ADD CONSTRAINT places_role CHECK (role IN ('code', 'donnees', 'terrain')),
  ADD CONSTRAINT places_bornes CHECK (
    char_length(titre) BETWEEN 1 AND 80 AND char_length(texte) BETWEEN 1 AND 500
    AND heures BETWEEN 1 AND 40 AND char_length(lieu) BETWEEN 1 AND 120),
  -- The last word on who is accepted: never more than there are places.
  ADD CONSTRAINT places_nombre CHECK (nombre BETWEEN 1 AND 20 AND prises BETWEEN 0 AND nombre),
  ADD CONSTRAINT places_traductions CHECK (jsonb_typeof(traductions) = 'object'),
  ADD CONSTRAINT places_fermeture CHECK (
    fermeture IN ('equipe', 'echeance', 'besoin') AND (fermee_le IS NULL) = (fermeture IS NULL));
ALTER TABLE referents
  ADD CONSTRAINT referents_rang CHECK (rang BETWEEN 1 AND 5);
ALTER TABLE offres
  ADD CONSTRAINT offres_etat CHECK (etat IN ('envoyee', 'vue', 'acceptee', 'declinee', 'retiree', 'expiree')),
  ADD CONSTRAINT offres_message CHECK (char_length(message) BETWEEN 20 AND 1000),
  ADD CONSTRAINT offres_reponse CHECK (etat NOT IN ('acceptee', 'declinee') OR repondu_le IS NOT NULL),
  ADD CONSTRAINT offres_fin CHECK ((fin_le IS NOT NULL) = (etat IN ('declinee', 'retiree', 'expiree')));

-- One offer of an account for a place at a time.
CREATE UNIQUE INDEX offres_en_cours ON offres (place_id, compte_id) WHERE etat IN ('envoyee', 'vue', 'acceptee');
-- What the needs ask of each place: whether it is open.
CREATE INDEX places_ouvertes ON places (besoin_id) WHERE fermee_le IS NULL AND prises < nombre;
CREATE INDEX offres_sans_reponse ON offres (expire_le) WHERE etat IN ('envoyee', 'vue');

-- An offer that somebody signed out is writing.
ALTER TABLE brouillons DROP CONSTRAINT brouillons_nature;
ALTER TABLE brouillons ADD CONSTRAINT brouillons_nature CHECK (nature IN ('projet', 'besoin', 'offre'));

CREATE CONSTRAINT TRIGGER places_version AFTER INSERT OR UPDATE OR DELETE ON places
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION avancer_version();

CREATE TRIGGER places_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON places
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();
CREATE TRIGGER referents_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON referents
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();
CREATE TRIGGER offres_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON offres
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();
