-- Insults, threats and hate that dictionaries mark as such, beside the first ones. A word with a
-- harmless meaning or stem in either language stands in a phrase, or not at all.
INSERT INTO mots_surveilles (texte, forme, adresse, genre)
SELECT m.texte, texte_termes(m.texte), false, m.genre FROM (
  SELECT unnest(ARRAY['abruti', 'crétin', 'imbécile', 'idiot', 'débile', 'merde', 'merdeux', 'putain', 'salopard', 'saloperie',
    'bâtard', 'pétasse', 'pouffiasse', 'garce', 'trouduc', 'branleur', 'couillon', 'tocard', 'minable', 'emmerder',
    'fait chier', 'faites chier', 'font chier', 'pauvre con', 'pauvre conne', 'petit con', 'petite conne', 'grosse conne',
    'vieux con', 'vieille conne', 'tête de con', 'tas de cons', 'gros porc', 'sale porc', 'gros lard', 'sale flic', 'sale type',
    'bon à rien', 'bonne à rien', 'bons à rien', 'tous pourris', 'bande de nuls', 'bande de voleurs', 'bande d’incapables',
    'bande de menteurs', 'espèce d’ordure', 'espèce de pourriture', 'attardé mental',
    'va crever', 'allez crever', 'je vais te tuer', 'je vais vous tuer', 'je sais où tu habites', 'je sais où vous habitez',
    'moron', 'imbecile', 'bastard', 'dumbass', 'jackass', 'arsehole', 'shithead', 'bullshit', 'shit', 'twat', 'tosser',
    'bellend', 'slut', 'whore', 'piss off', 'screw you', 'go to hell', 'drop dead', 'kill yourself', 'i will kill you',
    'i know where you live']) AS texte, 'insulte' AS genre
  UNION ALL
  SELECT unnest(ARRAY['bicot', 'bamboula', 'gouine', 'tafiole', 'travelo', 'mongolien', 'racaille', 'sale nègre', 'sale gitan',
    'sales gitans', 'sale musulman', 'sales musulmans', 'sale étranger', 'sale migrant', 'sales migrants', 'sale chinois',
    'sale gouine', 'sales arabes', 'sales juifs', 'sales noirs', 'dehors les arabes', 'dehors les juifs', 'dehors les noirs',
    'dehors les musulmans', 'dehors les migrants', 'dehors les roms', 'mort aux musulmans', 'mort aux noirs', 'sous-race',
    'race supérieure', 'lobby juif', 'complot juif', 'hitler avait raison', 'chink', 'wetback', 'raghead', 'towelhead',
    'tranny', 'dirty jew', 'dirty muslim', 'dirty immigrants', 'dirty gypsies', 'filthy immigrants', 'muslims out',
    'foreigners out', 'immigrants out', 'jews out', 'master race', 'hitler was right']), 'haine') AS m
ON CONFLICT (forme) DO NOTHING;
