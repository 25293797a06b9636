/** The mailbox page of an instance that sends no mail. */
export const BOITE = {
	titre: "Courriels de cette instance",
	chapeau:
		"Ce site n’envoie aucun courriel\u00a0: ceux qu’il écrit restent sur cette machine, et sont ici, les plus récents d’abord.",
	vide: "Aucun courriel pour l’instant. Demandez par exemple un code de connexion.",
	pour: "Pour {adresse}",
	texte: "En texte",
	html: "Voir comme dans une messagerie",
	retour: "Tous les courriels",
} as const;
