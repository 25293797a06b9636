/** Open data: the page, and what the dictionary says of each column. */
export const DONNEES = {
	titre: "Données ouvertes",
	chapeau:
		"Tout ce que le site montre, en fichiers refaits chaque jour\u00a0: les projets, les besoins, leurs étapes, les projets qui y répondent, les thèmes et les articles, en français et en anglais. Sans compte ni jeton.",
	jeux: {
		projets: "Projets publiés",
		besoins: "Besoins publics",
		etapes: "Étapes des besoins",
		themes: "Thèmes",
		articles: "Articles",
		liens: "Liens entre besoins et projets",
	},
	fichiers: {
		titre: "Les fichiers du jour",
		legende: "Fichiers du {date}",
		nom: "Fichier",
		contenu: "Contenu",
		lignes: "Lignes",
		taille: "Taille",
		empreinte: "SHA-256",
		kilo: "{n, number} ko",
		attente:
			"Les premiers fichiers sont en préparation\u00a0: revenez dans quelques minutes.",
		stables:
			"Ces adresses ne changent pas\u00a0: elles donnent toujours les fichiers les plus récents. Ceux d’un jour passé se trouvent sous <code>/donnees/AAAA-MM-JJ/</code>.",
		verifier: "Pour vérifier ce que vous avez reçu\u00a0:",
	},
	autres: {
		dictionnaire: "Dictionnaire des colonnes",
		sommes: "Empreintes de tous les fichiers",
		manifeste: "Manifeste\u00a0: jour, taille et empreinte de chaque fichier",
		catalogue: "Description DCAT",
	},
	jours: {
		titre: "Les jours passés",
		texte:
			"Un mois entier est gardé, puis le premier fichier de chaque mois. Chaque jour a son manifeste.",
		aucun: "Aucun pour le moment.",
	},
	formats: {
		titre: "Les formats",
		jsonl:
			"<code>.jsonl</code>\u00a0: un objet JSON par ligne, le même que celui de l’API, avec sa licence et sa mention.",
		csv: "<code>.csv</code>\u00a0: UTF-8, virgules, première ligne avec les noms des colonnes. Plusieurs valeurs dans une case sont séparées par <code>|</code>. Les textes sont entre guillemets. Un <code>=</code>, <code>+</code>, <code>-</code> ou <code>@</code> est précédé d’une apostrophe au début d’un texte, d’une ligne, ou après un point-virgule, une tabulation ou un guillemet, pour qu’aucun tableur n’y voie une formule\u00a0; les fichiers <code>.jsonl</code> ont les textes tels quels.",
		personnes:
			"Aucune donnée personnelle\u00a0: des nombres de votes et de soutiens, jamais qui a voté, soutenu ou proposé.",
	},
	licence: {
		titre: "Licence",
		texte:
			"Réutilisation libre sous <lien>Licence Ouverte 2.0</lien>, à condition de citer la source et la date\u00a0:",
		credit: "{credit}, données du {date}",
	},
	dictionnaire: {
		titre: "Le dictionnaire",
		colonne: "Colonne",
		sens: "Ce qu’elle contient",
		langues:
			"Une colonne qui finit par <code>_en</code> contient la version anglaise, vide quand il n’y en a pas.",
	},
	version_anglaise: "{texte} (version anglaise)",
	champs: {
		slug: "Identifiant lisible, stable pour toujours\u00a0; il termine l’adresse de la page",
		label_ia:
			"Label posé par l’équipe\u00a0: non_renseigne, sans_ia, ia_appoint ou ia_centrale",
		themes: "Slugs des thèmes du projet",
		nb_votes: "Nombre de votes",
		mis_en_avant: "true si l’équipe met le projet en avant",
		publie_le: "Instant de la première publication, en UTC",
		langue: "Langue dans laquelle l’original a été écrit\u00a0: fr ou en",
		titre: "Titre",
		theme: "Slug du thème du besoin",
		statut: "État\u00a0: publie, etude, developpement ou livre",
		statut_libelle: "L’état, en mots",
		nb_soutiens: "Nombre de soutiens",
		projet: "Slug du projet lié au besoin, tant qu’il est publié",
		chantier: "true dès que l’espace de travail est ouvert",
		cahier: "Cahier des charges, en texte simple",
		roles: "Compétences recherchées\u00a0: code, donnees, terrain",
		depot: "Adresse du dépôt de code",
		jalons:
			"États publics atteints et leurs instants, du plus ancien au plus récent",
		cree_le: "Instant où le besoin a été décrit, en UTC",
		besoin: "Slug du besoin auquel l’étape appartient",
		numero: "Numéro de l’étape, jamais réutilisé",
		jour: "Jour de l’étape",
		texte: "Texte",
		resume: "Résumé de l’article",
		date: "Date de l’article",
		auteur: "Signature de l’article",
		projets: "Slugs des projets publiés que l’article mentionne",
		html: "L’article en HTML",
		depuis:
			"L’instant où l’équipe a confirmé que le projet répond au besoin, ou la livraison du besoin",
		licence: "Licence de la ligne, par son identifiant SPDX",
		credit: "La mention que toute réutilisation doit porter",
	},
} as const;
