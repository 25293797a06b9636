/** Words that every form shares. */
export const FORMULAIRES = {
	erreur_titre: "Erreur\u00a0: {titre}",
	erreur_champ: "{champ}\u00a0: {message}",
	resume:
		"{n, plural, =0 {Rien n’est à corriger} one {Un point est à corriger} other {# points sont à corriger}}",
	facultatif: "facultatif",
	ecart: {
		titre: "Ce qui a changé pendant que vous écriviez",
		repris:
			"Changé ailleurs, et pas par vous\u00a0: c’est repris dans le formulaire.",
		oppose:
			"Changé par vous et ailleurs\u00a0: le formulaire garde votre texte, choisissez ou mêlez les deux.",
		mien: "Votre texte",
		leur: "Le texte enregistré",
		prendre: "Prendre le texte enregistré ({champ})",
		remettre: "Remettre le mien ({champ})",
	},
	restants: {
		un: "Il reste {n} caractère.",
		plusieurs: "Il reste {n} caractères.",
		un_de_trop: "{n} caractère de trop.",
		trop: "{n} caractères de trop.",
	},
	phrases_restantes: {
		un: "Encore {n} phrase possible.",
		plusieurs: "Encore {n} phrases possibles.",
		un_de_trop: "{n} phrase de trop.",
		trop: "{n} phrases de trop.",
	},
	lignes_restantes: {
		un: "Encore {n} ligne possible.",
		plusieurs: "Encore {n} lignes possibles.",
		un_de_trop: "{n} ligne de trop.",
		trop: "{n} lignes de trop.",
	},
	erreurs: {
		absent: "Ce champ est à remplir.",
		court:
			"Écrivez au moins {min, number} caractères\u00a0: il y en a {n, number}.",
		long: "Ce texte ne peut dépasser {max, number} caractères\u00a0: il en a {n, number}.",
		peu: "{min, plural, =0 {Choisissez une réponse, ou aucune.} one {Choisissez au moins une réponse.} other {Choisissez au moins # réponses.}}",
		trop: "{max, plural, =0 {Ne choisissez aucune réponse.} one {Choisissez une seule réponse.} other {Choisissez # réponses au plus.}}",
		phrases_dites: {
			trop: "{max, number} phrases au plus\u00a0: il y en a {n, number}.",
			une: "Phrase {rang, number}. {raison}",
			citee: "Phrase {rang, number} («\u00a0{phrase}\u00a0»). {raison}",
		},
		lignes_dites: {
			trop: "{max, number} lignes au plus\u00a0: il y en a {n, number}.",
			une: "Ligne {rang, number}. {raison}",
			citee: "Ligne {rang, number} («\u00a0{phrase}\u00a0»). {raison}",
		},
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
		preuve:
			"Cet acte demande de montrer de nouveau votre clé d’accès\u00a0: passez par «\u00a0Mon compte, Clés d’accès\u00a0», puis recommencez.",
		sans_soutien:
			"Seules les personnes qui soutiennent ce besoin peuvent répondre.",
		rang_superieur: "Seul un compte d’administration peut agir sur ce compte.",
		limite:
			"Vous avez atteint la limite\u00a0: réessayez dans {minutes, plural, =0 {un instant} one {une minute} other {# minutes}}.",
		panne:
			"Le site n’a pas pu enregistrer votre demande. Rien de ce que vous avez écrit n’est perdu\u00a0: renvoyez-la dans un instant.",
		lecture_seule:
			"Le site est en lecture seule, le temps d’une maintenance\u00a0: rien n’a été enregistré. Ce que vous avez écrit est encore dans cette page\u00a0; gardez-la ouverte, et renvoyez-la plus tard.",
	},
} as const;
