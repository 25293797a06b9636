/** Searches without result, as moderators see them. */
export const VOCABULAIRE = {
	manquees: {
		titre: "Recherches qui n’ont rien trouvé",
		aide: "Faites depuis {n} réseaux au moins la même semaine. Une recherche faite depuis moins de réseaux n’est montrée à personne.",
		rien: "Rien pour le moment.",
		reseaux: "{n, plural, one {# réseau} other {# réseaux}}, le {dernier}",
	},
} as const;
