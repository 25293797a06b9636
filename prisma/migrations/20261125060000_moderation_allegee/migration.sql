-- Who has an entry open is no longer noted: two moderators at most work at once, and
-- the second one to decide is told of the first.
DROP TABLE prises;

-- Insults and hate come with the product, as watched words that administrators edit; an
-- older version that still runs adds plain words.
ALTER TABLE mots_surveilles ADD COLUMN genre TEXT NOT NULL DEFAULT 'mot';
ALTER TABLE mots_surveilles ADD CONSTRAINT mots_surveilles_genre CHECK (genre IN ('mot', 'insulte', 'haine'));

-- Words that have a harmless meaning in the other language are left out, or stand in a phrase.
INSERT INTO mots_surveilles (texte, forme, adresse, genre)
SELECT m.texte, texte_termes(m.texte), false, m.genre FROM (
  SELECT unnest(ARRAY['connard', 'connasse', 'enculé', 'salope', 'salaud', 'enfoiré', 'fils de pute', 'sale pute', 'trou du cul',
    'ferme ta gueule', 'ta gueule', 'va te faire foutre', 'nique ta mère', 'espèce de merde', 'gros con', 'sale con', 'bande de cons',
    'fuck', 'fucking', 'motherfucker', 'asshole', 'bitch', 'cunt', 'dickhead', 'wanker', 'scumbag', 'son of a bitch', 'piece of shit']) AS texte, 'insulte' AS genre
  UNION ALL
  SELECT unnest(ARRAY['bougnoule', 'youpin', 'négro', 'chinetoque', 'niakoué', 'tarlouze', 'sale arabe', 'sale juif', 'sale noir',
    'sale pédé', 'sales étrangers', 'dehors les étrangers', 'étrangers dehors', 'sont des parasites', 'sous-hommes', 'race inférieure',
    'grand remplacement', 'invasion migratoire', 'mort aux juifs', 'mort aux arabes', 'à mort les', 'retournez dans votre pays',
    'rentrez chez vous', 'heil hitler', 'sieg heil', 'nigger', 'faggot', 'kike', 'white power', 'gas the jews', 'subhuman',
    'go back to your country', 'are parasites', 'kill all', 'death to']), 'haine') AS m
ON CONFLICT (forme) DO NOTHING;

-- Six answers to begin with; a team that has written its own keeps those alone.
INSERT INTO modeles (nom, texte_fr, texte_en)
SELECT m.* FROM (VALUES
  ('Préciser le besoin', 'Merci pour ce besoin. Pour que d’autres s’y reconnaissent, pouvez-vous dire qui le rencontre, à quelle occasion, et ce qui manque aujourd’hui ?',
   'Thank you for this need. So that others recognise theirs, could you say who meets it, on what occasion, and what is missing today?'),
  ('Retirer des données personnelles', 'Votre texte contient des données personnelles (nom, téléphone, adresse, numéro…). Tout ce qui est publié est lisible par tous : pouvez-vous les retirer ?',
   'Your text holds personal data (a name, a telephone number, an address, an identification number…). Everybody can read what is published: could you take it out?'),
  ('Une adresse pour vérifier', 'Nous n’avons pas trouvé de quoi vérifier ce projet. Pouvez-vous donner l’adresse de son site, de son code ou d’un article qui en parle ?',
   'We found nothing to check this project by. Could you give the address of its site, of its code, or of an article about it?'),
  ('Un seul besoin à la fois', 'Votre texte parle de plusieurs besoins. Chacun trouvera mieux sa réponse seul : pouvez-vous garder ici le premier, et envoyer les autres à part ?',
   'Your text speaks of several needs. Each finds its answer better alone: could you keep the first one here, and send the others apart?'),
  ('Déjà dans l’annuaire', 'Une fiche de l’annuaire dit déjà cela. Soutenez-la : plus elle a de soutiens, plus elle a de chances d’être étudiée.',
   'An entry of the directory says this already. Support it: the more supports it has, the likelier it is to be studied.'),
  ('Du ressort d’un autre service', 'L’annuaire rassemble des projets et des besoins numériques d’intérêt commun. Votre demande relève plutôt de votre mairie ou du service concerné, que nous vous invitons à joindre directement.',
   'The directory gathers common-good digital projects and needs. Your request is rather one for your town hall or the service concerned, which we invite you to contact directly.')
) AS m(nom, texte_fr, texte_en)
WHERE NOT EXISTS (SELECT 1 FROM modeles);
