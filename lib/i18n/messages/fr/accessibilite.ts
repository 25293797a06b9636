/** What was done, and checked, so that everybody can use the site. */
export const ACCESSIBILITE = {
	chapeau:
		"{site} est fait pour être lu et utilisé par tous, quels que soient l’appareil, le réseau ou le handicap. Voici ce qui a été vérifié, et comment.",
	etat: {
		titre: "État de conformité",
		texte: `Le site vise les règles WCAG 2.2 au niveau AA et le RGAA 4. Il n’a pas encore été audité par un tiers\u00a0: il ne peut donc se dire ni conforme, ni partiellement conforme, et cette page n’est pas un audit.`,
	},
	declaration: {
		totale: "{site} est totalement conforme au RGAA 4.",
		partielle: "{site} est partiellement conforme au RGAA 4.",
		non: "{site} n’est pas conforme au RGAA 4.",
		sans_audit: "Il n’a pas encore été audité.",
		taux: "Critères respectés, parmi ceux qui s’appliquent\u00a0: {taux}\u00a0%.",
		date: "Audit du {jour}.",
		auditeur: "Auditeur\u00a0: {nom}.",
		schema: "Schéma pluriannuel\u00a0: {adresse}",
	},
	verifie: {
		titre: "Ce qui est vérifié à chaque modification",
		texte: `- Un outil automatique (axe) passe sur chaque page, en français ou en anglais, en clair et en sombre. Un tel outil ne trouve qu’une partie des défauts.
- La recherche et la lecture se font au clavier seul, et sans JavaScript.
- Les pages se lisent à 320 pixels de large, soit un zoom de 400\u00a0% sur un écran d’ordinateur, sans que la page défile de côté\u00a0; seuls un programme ou un tableau large défilent, dans leur cadre.
- Les textes ont un contraste d’au moins {contraste} pour 1, et les contours des champs d’au moins 3 pour 1.
- Chaque passage dans une autre langue que la page est signalé comme tel.`,
	},
	limites: {
		titre: "Ce qui ne l’est pas encore",
		texte: `- Aucun essai n’a été mené avec des personnes handicapées.
- Les lecteurs d’écran n’ont pas été essayés un à un.
- Les textes écrits par les contributeurs ne sont pas tous en langage simple.`,
	},
	reglages: {
		titre: "Réglages",
		texte: `En bas de chaque page, un choix permet d’afficher le site en clair ou en sombre. La taille du texte suit celle de votre navigateur, et rien ne bouge si votre appareil demande de limiter les animations.`,
	},
	signaler: {
		titre: "Signaler une difficulté",
		texte: `Écrivez à {contact}\u00a0: dites quelle page, ce que vous vouliez faire, et avec quel matériel. En France, si vous n’obtenez pas de réponse, vous pouvez saisir le Défenseur des droits\u00a0: https://www.defenseurdesdroits.fr`,
	},
} as const;
