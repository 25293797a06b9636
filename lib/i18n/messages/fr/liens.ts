/** Which projects answer which needs. */
export const LIENS = {
	projets: "Projets qui y répondent",
	possibles: "Projets qui y répondent peut-être",
	possibles_aide:
		"Rapprochés par leurs mots\u00a0: personne de l’équipe ne l’a encore vérifié.",
	voisins: "À voir aussi",
	oui: "Oui, cela y répond",
	presque: "Pas tout à fait",
	note: "Noté\u00a0: {texte}",
	note_sans_texte: "Noté\u00a0: pas tout à fait.",
	reponse: {
		titre: "Ce projet répond à votre besoin",
		effet: "Votre texte ne sera pas envoyé, et il sera effacé d’ici.",
		confirmer: "Oui, effacer mon texte",
		reprendre: "Non, reprendre mon texte",
	},
	repondu: {
		titre: "Tant mieux\u00a0!",
		texte:
			"Votre texte est effacé. Si ce projet vous est utile, un vote le fera connaître à d’autres.",
		voir: "Voir le projet",
	},
	nuance: {
		titre: "Ce projet répond presque à votre besoin",
		aide: "Une ligne suffit. Seule l’équipe la lira, avec votre besoin.",
		champ: "Ce qui manque, ou ce qui diffère",
		continuer: "Continuer vers l’envoi de mon besoin",
	},
	moderation: {
		etats: {
			sien: "Le projet de ce besoin",
			suggere: "Suggéré",
			confirme: "Confirmé",
			ecarte: "Écarté",
		},
		pas_public: "n’est pas publié\u00a0: personne ne voit ce lien",
		habitant:
			"{n, plural, =0 {Personne, en décrivant ce besoin, n’a} one {Une personne, en décrivant ce besoin, a} other {# personnes, en décrivant ce besoin, ont}} répondu «\u00a0pas tout à fait\u00a0».",
		nuance: "Ce qui manque, selon l’auteur\u00a0:",
	},
} as const;
