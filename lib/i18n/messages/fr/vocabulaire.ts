/** The vocabulary of words that mean the same, and the words heard, as moderators see them. */
export const VOCABULAIRE = {
	titre: "Mots de même sens",
	chapeau:
		"Une recherche qui contient l’un des mots d’un groupe trouve aussi les fiches qui contiennent les autres.",
	ajouter: "Ajouter un groupe",
	chercher: "Mot cherché",
	langue: "Langue",
	langues: { fr: "Français", en: "Anglais", deux: "Les deux langues" },
	nombre: "{n, plural, =0 {Aucun groupe} one {Un groupe} other {# groupes}}",
	vide: "Aucun groupe ne répond à ces critères\u00a0: retirez-en un, ou ajoutez un groupe.",
	colonnes: { mots: "Mots", langue: "Langue", origine: "Origine" },
	origines: {
		fourni: "Fourni avec le logiciel",
		moderation: "Ajouté par la modération",
		import: "Importé",
	},
	nouveau: "Nouveau groupe de mots",
	modifier: "Modifier un groupe de mots",
	mots: "Mots qui veulent dire la même chose",
	mots_aide:
		"Un par ligne, de {min} à {max}, {lettres} caractères au plus chacun. Un groupe peut tenir des expressions : « maison de retraite ». Laissez de côté un mot qui a aussi un autre sens.",
	langue_aide:
		"Une recherche sur les pages en anglais ne lit pas les groupes en français, et inversement.",
	ouvrir: "Ouvrir ce groupe",
	verifier: "Voir ce que cela change",
	retirer: "Retirer ce groupe…",
	apercu: {
		titre: "Ce que cela changerait",
		titre_retrait: "Ce que ce retrait changerait",
		chapeau:
			"Rien n’est encore enregistré. Voici, sur le contenu d’aujourd’hui, les recherches de ces mots avant et après.",
		groupe: "Groupe",
		devient: "Devient",
		rien: "Aucune recherche de ces mots ne change sur le contenu d’aujourd’hui.",
		inchanges: "Sans changement : {mots}.",
		tableau: "Recherches qui changent",
		recherche: "Recherche",
		avant: "Avant",
		apres: "Après",
		dans: {
			projet:
				"projets, {langue, select, en {pages en anglais} other {pages en français}}",
			besoin:
				"besoins, {langue, select, en {pages en anglais} other {pages en français}}",
		},
		trouves: "{n, plural, =0 {Rien} one {Une fiche} other {# fiches}}",
		nouvelle: "nouvelle",
		confirmer: "Enregistrer ce groupe",
		confirmer_retrait: "Retirer ce groupe",
		reprendre: "Revenir aux mots",
		occupe:
			"Trop de recherches sont en cours. Rechargez cette page dans quelques secondes : rien n’est perdu.",
	},
	entendus: {
		titre: "Mots entendus",
		chapeau:
			"Ce que des personnes ont cherché ou écrit, sans rien qui dise qui. Un mot utile devient un mot de même sens qu’un autre, ou une phrase d’un projet.",
		manquees: "Recherches qui n’ont rien trouvé",
		manquees_aide:
			"Faites depuis {n} réseaux au moins la même semaine. Une recherche faite depuis moins de réseaux n’est montrée à personne.",
		entendus: "Mots de besoins auxquels un projet répond",
		entendus_aide:
			"Réduits à leur radical. Leurs auteurs ont dit « Oui, cela y répond ».",
		nuances: "« Pas tout à fait »",
		nuances_aide: "Ce qui manque à un projet, d’après qui décrivait un besoin.",
		rien: "Rien pour le moment.",
		choisir:
			"Une phrase s’ajoute à partir d’un mot entendu\u00a0: choisissez-le ci-dessous.",
		reseaux: "{n, plural, one {# réseau} other {# réseaux}}, le {dernier}",
		fois: "{n, plural, one {# fois} other {# fois}}",
		connu: "la recherche le trouve déjà",
		equivalence: "En faire un mot de même sens",
		phrase: "En faire une phrase d’un projet",
		ecarter: "Mettre de côté",
		quoi: " : {mot}",
	},
	phrase: {
		titre: "Ajouter une phrase à un projet",
		chapeau:
			"Une phrase par laquelle quelqu’un dirait le besoin auquel ce projet répond. Elle est publique, et cherchée comme le reste de la fiche.",
		projet: "Projet",
		projet_aide:
			"L’adresse de sa page, ou la fin de cette adresse, par exemple « openstreetmap ».",
		phrase: "Phrase",
		phrase_aide: "De {min} à {max} caractères.",
		langue: "Langue de la phrase",
		enregistrer: "Ajouter cette phrase",
	},
} as const;
