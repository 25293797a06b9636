-- What the first list of hate did not have.
INSERT INTO mots_surveilles (texte, forme, adresse, genre)
SELECT m.texte, texte_termes(m.texte), false, 'haine'
FROM unnest(ARRAY['sont de la vermine', 'sont des cafards', 'are vermin', 'are cockroaches']) AS m (texte)
ON CONFLICT (forme) DO NOTHING;
