/** What stands around every page. */
export const COQUILLE = {
	evitement: "Aller au contenu",
	accueil: "{site}, accueil",
	debut: "Accueil",
	fil: "Fil d’Ariane",
	navigation: "Rubriques",
	parties: {
		projets: "Projets",
		besoins: "Besoins",
		aider: "Aider",
		articles: "Articles",
	},
	moderation: "Modération",
	pied_liens: {
		titre: "Le site",
		lieux: "Par département",
		chiffres: "Chiffres",
		donnees: "Données ouvertes",
		flux: "Suivre sans compte",
		developpeurs: "Développeurs",
		a_propos: "À propos",
		accessibilite: "Accessibilité",
		confidentialite: "Confidentialité",
		mentions_legales: "Mentions légales",
	},
	conformite: {
		totale: "Accessibilité\u00a0: totalement conforme",
		partielle: "Accessibilité\u00a0: partiellement conforme",
		non: "Accessibilité\u00a0: non conforme",
	},
	code_source: "Code source",
	apparence: {
		titre: "Apparence du site",
		auto: "Comme mon appareil",
		light: "Clair",
		dark: "Sombre",
	},
	// In the other language: who looks for it may not read this one.
	changer_langue: "English",
	vitrine: "Démonstration\u00a0: tout se lit, rien ne s’enregistre.",
	lecture_seule:
		"Le site est en lecture seule, le temps d’une maintenance\u00a0: tout se lit, mais rien ne s’enregistre, ni vote, ni proposition, ni connexion.",
	feuille: "Page du {date}",
	pied: "{site}, l’annuaire des projets {nomme, select, oui {} other {de bien commun }}et des besoins que chacun exprime.",
	description:
		"L’annuaire des projets {nomme, select, oui {} other {de bien commun }}et des besoins exprimés par les habitants, du premier vote à la réponse trouvée.",
} as const;
