-- Who an OpenID Connect issuer knows as which account. A session opened by it keeps its ID token, enciphered, to sign
-- out there too.
CREATE TABLE identites_externes (
	id SERIAL PRIMARY KEY,
	compte_id INTEGER NOT NULL REFERENCES comptes (id) ON DELETE CASCADE ON UPDATE CASCADE,
	emetteur TEXT NOT NULL,
	sub TEXT NOT NULL,
	lie_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
	vu_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT identites_externes_bornes CHECK (char_length(sub) BETWEEN 1 AND 255 AND char_length(emetteur) <= 500)
);
CREATE UNIQUE INDEX identites_externes_emetteur_sub_key ON identites_externes (emetteur, sub);
CREATE UNIQUE INDEX identites_externes_compte_id_emetteur_key ON identites_externes (compte_id, emetteur);
CREATE TRIGGER identites_externes_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON identites_externes
	FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();

ALTER TABLE sessions ADD COLUMN jeton_identite TEXT;
