-- Watched words are found by the program, in the texts that it reads for the other signals: nothing is kept for them.
-- As whoever writes an entry does: first the entry, then what was kept of it.
LOCK TABLE projets, besoins IN ACCESS EXCLUSIVE MODE;
DROP TABLE surveilles_projets;
DROP TABLE surveilles_besoins;
DROP FUNCTION surveiller_projet() CASCADE;
DROP FUNCTION surveiller_besoin() CASCADE;
DROP FUNCTION projet_surveille(integer);
DROP FUNCTION besoin_surveille(integer);
DROP FUNCTION vecteur_surveille(text);
DROP FUNCTION requete_surveillee(text, boolean);
DROP TEXT SEARCH CONFIGURATION surveille_fr;
DROP TEXT SEARCH CONFIGURATION surveille_en;
