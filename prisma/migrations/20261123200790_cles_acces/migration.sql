-- A second factor for moderators and administrators: passkeys, recovery codes, and since when the
-- administrators require one. A session remembers when it was last proved, and the challenge that did it.
CREATE TABLE cles_acces (
	id SERIAL PRIMARY KEY,
	compte_id INTEGER NOT NULL REFERENCES comptes (id) ON DELETE CASCADE ON UPDATE CASCADE,
	identifiant TEXT NOT NULL,
	cle_publique BYTEA NOT NULL,
	compteur BIGINT NOT NULL,
	nom TEXT NOT NULL,
	cree_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
	vue_le TIMESTAMPTZ(3),
	CONSTRAINT cles_acces_bornes CHECK (char_length(nom) BETWEEN 1 AND 80 AND compteur >= 0)
);
CREATE UNIQUE INDEX cles_acces_identifiant_key ON cles_acces (identifiant);
CREATE INDEX cles_acces_compte_id_idx ON cles_acces (compte_id);

CREATE TABLE codes_secours (
	id SERIAL PRIMARY KEY,
	compte_id INTEGER NOT NULL REFERENCES comptes (id) ON DELETE CASCADE ON UPDATE CASCADE,
	empreinte BYTEA NOT NULL,
	cree_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
	utilise_le TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX codes_secours_compte_id_empreinte_key ON codes_secours (compte_id, empreinte);

CREATE TABLE exigences_cles (
	id INTEGER PRIMARY KEY DEFAULT 1,
	des_le DATE NOT NULL,
	decide_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT exigences_cles_une CHECK (id = 1)
);

ALTER TABLE sessions ADD COLUMN prouvee_le TIMESTAMPTZ(3), ADD COLUMN defi_le TIMESTAMPTZ(3);
