-- The list of needs is filtered by territory, as that of projects.
CREATE INDEX besoins_territoire ON besoins (texte_recherche(territoire)) WHERE statut IN ('publie', 'etude', 'developpement', 'livre');
