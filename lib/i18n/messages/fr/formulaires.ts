/** Words that every form shares. */
export const FORMULAIRES = {
	erreur_titre: "Erreur\u00a0: {titre}",
	erreur_champ: "{champ}\u00a0: {message}",
	resume:
		"{n, plural, one {Un point est à corriger} other {# points sont à corriger}}",
	facultatif: "facultatif",
	ecart: {
		titre: "Ce qui a changé pendant que vous écriviez",
		repris:
			"Changé ailleurs, et pas par vous\u00a0: c’est repris dans le formulaire.",
		oppose:
			"Changé par vous et ailleurs\u00a0: le formulaire garde votre texte, choisissez ou mêlez les deux.",
		mien: "Votre texte",
		leur: "Le texte enregistré",
		vide: "Rien",
		ote: "Retiré\u00a0:",
		mis: "Ajouté\u00a0:",
		prendre: "Prendre le texte enregistré ({champ})",
		remettre: "Remettre le mien ({champ})",
	},
	restants: {
		un: "Il reste {n} caractère.",
		plusieurs: "Il reste {n} caractères.",
		un_de_trop: "{n} caractère de trop.",
		trop: "{n} caractères de trop.",
	},
	erreurs: {
		absent: "Ce champ est à remplir.",
		court:
			"Écrivez au moins {min, number} caractères\u00a0: il y en a {n, number}.",
		long: "Ce texte ne peut dépasser {max, number} caractères\u00a0: il en a {n, number}.",
		peu: "{min, plural, one {Choisissez au moins une réponse.} other {Choisissez au moins # réponses.}}",
		trop: "{max, plural, one {Choisissez une seule réponse.} other {Choisissez # réponses au plus.}}",
		choix: "Choisissez une des réponses proposées.",
		adresse_web:
			"Ce n’est pas une adresse web complète, comme https://exemple.fr.",
		autre: "Cette valeur n’est pas acceptée.",
	},
	refus: {
		introuvable: "Cet élément n’existe plus, ou n’est plus public.",
		role: "Votre compte n’a pas le rôle que cet acte demande.",
		soi_meme: "Personne ne peut suspendre son propre compte.",
		dernier_admin:
			"Le dernier compte d’administration ne peut être ni suspendu, ni changé de rôle, ni effacé.",
		rang_superieur: "Seul un compte d’administration peut agir sur ce compte.",
		limite:
			"Vous avez atteint la limite\u00a0: réessayez dans {minutes, plural, one {une minute} other {# minutes}}.",
		panne:
			"Le site n’a pas pu enregistrer votre demande. Rien de ce que vous avez écrit n’est perdu\u00a0: renvoyez-la dans un instant.",
	},
} as const;
