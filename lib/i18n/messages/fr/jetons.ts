/** The page of API tokens. */
export const JETONS = {
	titre: "Mes jetons d’accès à l’API",
	chapeau:
		"Un jeton permet à un programme de lire l’annuaire et d’agir en votre nom. Gardez-le comme un mot de passe.",
	compte: "{n, number} sur {max, number}",
	vide: "Vous n’avez encore aucun jeton. Le formulaire ci-dessus en crée un.",
	liste: "Vos jetons",
	nom: "Nom",
	prefixe: "Commence par",
	cree: "Créé",
	servi: "Dernier usage",
	portees: "Ce que ce jeton peut faire",
	portee: {
		lecture: { nom: "Lire", aide: "Tout ce que le site montre, et ce compte." },
		participation: {
			nom: "Participer",
			aide: "Proposer, décrire, voter, soutenir, offrir son aide.",
		},
		administration: {
			nom: "Administrer",
			aide: "Relire et publier, dans la limite de votre rôle.",
		},
	},
	permet: "Peut",
	fin: "Fin",
	fins: {
		mois: "dans 30 jours",
		trimestre: "dans 90 jours",
		an: "dans un an",
		jamais: "jamais",
	},
	fin_administration:
		"Un jeton d’administration vit {n, number} jours au plus.",
	revoquer: "Révoquer",
	revoquer_quoi: "Révoquer le jeton {nom}",
	revoquer_confirmer:
		"Les programmes qui s’en servent cesseront aussitôt de fonctionner.",
	revoquer_oui: "Oui, révoquer ce jeton",
	guide: "Le guide des développeurs",
	creer: "Créer un jeton",
	plein:
		"Vous avez {max, number} jetons, le plus qu’un compte peut avoir. Révoquez-en un pour en créer un autre.",
	nom_aide:
		"Pour le reconnaître\u00a0: le programme ou la machine qui s’en sert.",
	creer_bouton: "Créer le jeton",
	nouveau: "Votre nouveau jeton",
	nouveau_texte:
		"Copiez-le maintenant\u00a0: il n’est montré que cette fois, et personne ne pourra le retrouver.",
	nouveau_appel:
		"Un premier appel, prêt à copier\u00a0: il dit à qui est ce jeton",
} as const;
