/** The earlier versions of what the team and authors write. */
export const VERSIONS = {
	avant_apres: "Avant et après",
	texte_avant: "Avant",
	texte_apres: "Après",
	vide: "Rien",
	de: "Versions antérieures de «\u00a0{titre}\u00a0»",
	lien: "Versions antérieures",
	chapeau:
		"Chaque modification, de la plus récente à la plus ancienne\u00a0: le texte d’avant et celui d’après, côte à côte. Rien de ceci n’est public.",
	aucune: "Ce texte n’a jamais été modifié.",
	personne: "Un opérateur ou un compte effacé",
	retire: "Ce texte a été retiré\u00a0: il reste lisible ici.",
	reprendre: "Revenir au texte d’avant cette modification",
	rendre_etape: "Rendre cette étape",
	rendre_etape_aide:
		"L’étape reprend sa place et son numéro. Les courriels que le retrait avait arrêtés attendent de nouveau deux minutes, puis partent à qui peut encore les recevoir\u00a0; personne ne reçoit deux fois le même.",
	avant: "Modifications plus anciennes",
	en_anglais: "{nom} (version anglaise)",
	champs: {
		label_ia: "Label IA",
		mis_en_avant: "Mis en avant",
		cahier: "Ce qu’il faut faire",
		roles: "Compétences cherchées",
		depot: "Code source",
		jour: "Date",
		texte: "Texte",
		resume: "Résumé",
		date: "Date",
		auteur: "Signature",
		statut: "État",
		projets: "Projets mentionnés",
	},
} as const;
