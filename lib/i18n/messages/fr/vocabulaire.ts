/** Searches without result, and what projects lack, as moderators see them. */
export const VOCABULAIRE = {
	entendus: {
		manquees: "Recherches qui n’ont rien trouvé",
		manquees_aide:
			"Faites depuis {n} réseaux au moins la même semaine. Une recherche faite depuis moins de réseaux n’est montrée à personne.",
		nuances: "« Pas tout à fait »",
		nuances_aide: "Ce qui manque à un projet, d’après qui décrivait un besoin.",
		rien: "Rien pour le moment.",
		reseaux: "{n, plural, one {# réseau} other {# réseaux}}, le {dernier}",
		ecarter: "Mettre de côté",
		quoi: " : {mot}",
	},
} as const;
