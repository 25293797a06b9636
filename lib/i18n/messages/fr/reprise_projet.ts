/** What one who reuses a project asks first. */
export const REPRISE_PROJET = {
	titre: "Reprendre ce projet",
	adresse_depot: "l’adresse du code source",
	licence: "Licence",
	exception: "avec l’exception {exception}",
	et: "et",
	ou: "ou, au choix,",
	stade: "Stade",
	liens: "À lire et à essayer",
	publiccode: "publiccode.yml de ce projet",
	publiccode_dit:
		"La même fiche, dans le format que lisent les catalogues publics de logiciels.",
	fichier: {
		titre: "Écrit par {site}, d’après la fiche {adresse}",
		omises: "L’annuaire ne sait pas, et n’écrit donc pas\u00a0: {cles}.",
		deduites: "Déduit de la fiche, sans que personne l’ait dit\u00a0: {cles}.",
		contact: "Contact du porteur\u00a0: {adresse}",
		completer:
			"Complétez ce fichier, puis placez-le à la racine du code source\u00a0: les catalogues le liront là.",
		origine:
			"Cette présentation vient de la fiche du projet dans l’annuaire {site}, qui dit aussi à quels besoins des habitants il répond\u00a0: {adresse}",
	},
	stades: {
		inconnu: "Non précisé",
		idee: "Idée\u00a0: rien à reprendre encore",
		construction: "En construction",
		essai: "À l’essai",
		stable: "Stable\u00a0: prêt à servir",
		arrete: "Arrêté\u00a0: plus maintenu",
	},
	natures: {
		documentation: "Documentation",
		demonstration: "Démonstration",
		discussion: "Discussion",
		contribuer: "Contribuer",
		feuille_de_route: "Feuille de route",
		statistiques: "Statistiques",
		impact: "Impact",
		accessibilite: "Accessibilité",
	},
} as const;
