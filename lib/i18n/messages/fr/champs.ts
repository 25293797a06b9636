/**
 * The fields of a contribution, once each: `nom` where it is shown or edited by
 * moderators, and in mails; `question` and `aide` in the forms of authors;
 * `colonne` in the dictionary of the open data.
 */
export const CHAMPS = {
	projet: {
		nom: {
			nom: "Nom",
			question: "Nom du projet",
			aide: "Tel qu’il se présente lui-même.",
			colonne: "Nom",
		},
		accroche: {
			nom: "Accroche",
			question: "En une phrase",
			aide: "Ce qu’il permet, avec les mots de tous les jours.",
			colonne: "Ce que c’est, en une phrase",
		},
		description: {
			nom: "Description",
			question: "Description",
			aide: "Ce qu’il apporte, comment on peut s’en servir, qui le fait vivre.",
			colonne: "Description, en texte simple",
		},
		site_web: {
			nom: "Site web",
			question: "Adresse du site",
			aide: "L’adresse complète, qui commence par https://.",
			colonne: "Adresse du site du projet",
		},
		porteur: {
			nom: "Porté par",
			question: "Qui le porte",
			aide: "Une association, une collectivité, une entreprise, une personne.",
			colonne: "Qui porte le projet",
		},
		territoire: {
			nom: "Lieu",
			question: "Lieu",
			aide: "Une commune, un département, une région\u00a0; rien si c’est partout.",
			colonne:
				"Où le projet agit ou le besoin se fait sentir\u00a0; vide\u00a0: partout",
		},
		usage_ia: {
			nom: "Place de l’IA",
			question: "Place de l’intelligence artificielle",
			aide: "Si le projet s’en sert\u00a0: pour quoi faire, et avec quels garde-fous.",
			colonne: "La place de l’IA dans le projet",
		},
		code_ouvert: {
			nom: "Code ouvert",
			question: "Le code est-il ouvert\u00a0?",
			aide: "C’est-à-dire publié, et réutilisable par tous.",
			colonne:
				"true si le code est ouvert, false sinon, vide si on ne le sait pas",
		},
		mots_habitants: {
			nom: "Ce que l’on cherche, en français",
			question: "Comment quelqu’un dirait-il qu’il en a besoin\u00a0?",
			aide: "Trois phrases suffisent, avec ses mots à lui, par exemple\u00a0: «\u00a0où manger quand on est à la rue\u00a0». Une par ligne, douze au plus, de 3 à 80 caractères chacune\u00a0: elles aident à trouver le projet.",
			colonne:
				"Ce que l’on cherche en français quand on a besoin du projet\u00a0; phrases séparées par |",
		},
		mots_habitants_en: {
			nom: "Ce que l’on cherche, en anglais",
			question: "Et en anglais\u00a0?",
			aide: "Ce que l’on dirait en anglais, sans traduire mot à mot\u00a0: une phrase par ligne, douze au plus, de 3 à 80 caractères chacune.",
			colonne:
				"Ce que l’on cherche en anglais quand on a besoin du projet\u00a0; phrases séparées par |",
		},
		depot: {
			nom: "Code source",
			question: "Adresse du code source",
			aide: "Là où le code se lit\u00a0: une page de GitHub, GitLab, Codeberg ou d’une autre forge.",
			colonne: "Adresse du code source",
		},
		licence_code: {
			nom: "Licence du code",
			question: "Licence du code",
			aide: "Son identifiant SPDX, par exemple MIT, EUPL-1.2 ou AGPL-3.0-or-later\u00a0; la liste est sur spdx.org/licenses.",
			colonne:
				"Licence du logiciel, en expression SPDX\u00a0; vide si on ne la connaît pas",
		},
		stade: {
			nom: "Stade du logiciel",
			question: "Où en est le logiciel\u00a0?",
			aide: "Ce que quelqu’un qui voudrait le reprendre trouverait aujourd’hui.",
			colonne:
				"Où en est le logiciel\u00a0: inconnu, idee, construction, essai, stable ou arrete",
		},
		liens: {
			nom: "Liens utiles",
			question: "Où le lire, l’essayer, en parler\u00a0?",
			aide: "Un lien par ligne, huit au plus\u00a0: ce que c’est, puis l’adresse, par exemple «\u00a0documentation https://exemple.org/aide\u00a0». On peut écrire\u00a0: documentation, démonstration, discussion, contribuer, feuille de route, statistiques, impact, accessibilité.",
			colonne:
				"Liens du projet, chacun avec sa nature puis son adresse\u00a0; séparés par |",
		},
		finance_par: {
			nom: "Financé par",
			question: "Qui le finance\u00a0?",
			aide: "Un nom par ligne, cinq au plus, de 160 caractères chacun.",
			colonne: "Qui finance le projet\u00a0; noms séparés par |",
		},
		contact: {
			nom: "Contact",
			question: "Où écrire pour le reprendre\u00a0?",
			aide: "L’adresse d’une page de contact, ou l’adresse électronique d’une fonction, pas celle d’une personne\u00a0: elle sera publique.",
			colonne:
				"Où joindre qui porte le projet\u00a0: l’adresse d’une page, ou une adresse électronique",
		},
	},
	besoin: {
		titre: {
			nom: "Titre",
			question: "Votre besoin, en une phrase",
			aide: "Par exemple\u00a0: «\u00a0Savoir où remplir sa gourde en ville\u00a0».",
		},
		description: {
			nom: "Description",
			question: "Description",
			aide: "Qui est concerné, quand, et ce qui manque aujourd’hui.",
		},
		territoire: {
			nom: "Lieu",
			question: "Lieu",
			aide: "Là où le besoin se fait sentir\u00a0; rien si c’est partout.",
		},
	},
	langue: "Langue",
	theme: "Thème",
	themes: "Thèmes",
} as const;
