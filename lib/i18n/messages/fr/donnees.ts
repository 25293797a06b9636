/** Open data: the page, and what the dictionary says of each column. */
export const DONNEES = {
	chapeau:
		"Tout ce que le site montre, en fichiers refaits chaque jour\u00a0: les projets, les besoins, leurs étapes, ce que vivent les personnes qui les soutiennent, les projets qui y répondent, les thèmes et les articles, en français et en anglais. Sans compte ni jeton.",
	jeux: {
		projets: "Projets publiés",
		besoins: "Besoins publics",
		etapes: "Étapes des besoins",
		themes: "Thèmes",
		articles: "Articles",
		liens: "Liens entre besoins et projets",
		situations: "Situations",
	},
	contenu: {
		projets:
			"Nom, accroche et description, lieu, rôle de l’IA, thèmes et nombre de votes.",
		besoins:
			"Titre et description, lieu, thème, état et dates de chaque état, nombre de soutiens.",
		etapes: "Ce qui a été fait pour chaque besoin, jour par jour.",
		themes: "Les thèmes qui rangent les projets et les besoins.",
		articles: "Les articles de l’équipe, en entier.",
		liens: "Quel projet répond à quel besoin, et depuis quand.",
		situations:
			"Ce que vivent les personnes qui soutiennent un besoin, en quelques mots relus, sans nom ni date.",
	},
	apercu: {
		nom: "Nom",
		titre: "Titre",
		territoire: "Lieu",
		label_ia: "IA",
		nb_votes: "Votes",
		statut_libelle: "État",
		nb_soutiens: "Soutiens",
		besoin: "Besoin",
		projet: "Projet",
		jour: "Jour",
		date: "Date",
		depuis: "Depuis",
		auteur: "Auteur",
		description: "Description",
		texte: "Texte",
	},
	carte: {
		du: "Les fichiers du {date}",
		jeu: "Jeu",
		lignes: "Lignes",
		fichiers: "Fichiers",
		detail: "{jeu}\u00a0: aperçu, colonnes et jours passés",
		apercu:
			"{n, plural, =0 {Aucune ligne} one {La première ligne} other {Les # premières lignes}}",
		format: {
			tableur: {
				court: "Tableur",
				pour: "S’ouvre d’un double clic dans un tableur en français.",
			},
			csv: {
				court: "CSV",
				pour: "Virgules\u00a0: pour les programmes.",
			},
			jsonl: {
				court: "JSON Lines",
				pour: "Les mêmes objets que l’API, un par ligne.",
			},
		},
		empreintes: "Empreintes SHA-256",
		jours: "Les jours passés",
	},
	fichiers: {
		titre: "Les fichiers du jour",
		kilo: "{n, number} ko",
		attente:
			"Les premiers fichiers sont en préparation\u00a0: revenez dans quelques minutes.",
		stables:
			"Les adresses de ces fichiers ne changent pas\u00a0: elles donnent toujours les plus récents. Ceux d’un jour passé se trouvent sous <code>/donnees/AAAA-MM-JJ/</code>.",
		verifier: "Pour vérifier ce que vous avez reçu\u00a0:",
		verifier_programme: "Commandes qui vérifient un fichier",
	},
	autres: {
		publiccode:
			"Les projets qui ont un code source public et une licence, en publiccode.yml de version 0.7 (JSON)",
		titre: "Pour les programmes",
		dictionnaire: "Dictionnaire de toutes les colonnes, en CSV",
		sommes: "Empreintes de tous les fichiers",
		manifeste: "Manifeste\u00a0: jour, taille et empreinte de chaque fichier",
		catalogue: "Catalogue DCAT, en JSON-LD",
		turtle: "Le même, en Turtle",
		schemas:
			"Table Schema de chaque CSV, sous le même nom\u00a0: projets.schema.json pour projets.csv",
		empreintes: "Empreintes SHA-256 de ces fichiers",
	},
	jours: {
		texte:
			"Un mois entier est gardé, puis les fichiers du premier jour de chaque mois.",
		aucun: "Aucun pour le moment.",
	},
	formats: {
		titre: "Les formats",
		tableur:
			"<code>-tableur.csv</code>\u00a0: le CSV qu’un tableur réglé en français ouvre sans rien demander. UTF-8 annoncé, points-virgules, virgule des décimales, <code>VRAI</code> et <code>FAUX</code>. Une case trop longue pour un tableur est coupée, et finit par «\u00a0…\u00a0».",
		jsonl:
			"<code>.jsonl</code>\u00a0: un objet JSON par ligne, le même que celui de l’API, avec sa licence et sa mention.",
		csv: "<code>.csv</code>\u00a0: UTF-8, virgules, première ligne avec les noms des colonnes. Plusieurs valeurs dans une case sont séparées par <code>|</code>. Les textes sont entre guillemets. Un <code>=</code>, <code>+</code>, <code>-</code> ou <code>@</code> est précédé d’une apostrophe au début d’un texte, d’une ligne, ou après un point-virgule, une tabulation ou un guillemet, pour qu’aucun tableur n’y voie une formule\u00a0; les fichiers <code>.jsonl</code> ont les textes tels quels.",
		personnes:
			"Aucune donnée personnelle\u00a0: des nombres de votes et de soutiens, jamais qui a voté, soutenu, proposé ou raconté sa situation.",
	},
	licence: {
		titre: "Ce que vous pouvez en faire",
		texte:
			"Les copier, les publier, les croiser avec d’autres, en tirer une carte, une enquête ou un service, même payant. C’est la <lien>Licence Ouverte 2.0</lien>, et elle n’a qu’une condition\u00a0: citer la source et la date, par exemple ainsi\u00a0:",
		credit: "{credit}, données du {date}",
		mention: "la mention à citer",
	},
	dictionnaire: {
		titre: "Les colonnes\u00a0: {jeu}",
		colonne: "Colonne",
		sens: "Ce qu’elle contient",
		langues:
			"Une colonne qui finit par <code>_en</code> contient la version anglaise, vide quand il n’y en a pas.",
	},
	catalogue: {
		jeu: "{jeu} · {site}",
		api: "API · {site}",
		api_texte:
			"Lire en JSON tout ce que le site montre, avec un jeton gratuit\u00a0; voter, soutenir, proposer et décrire.",
		/** Separated by a comma and a blank. */
		mots: {
			projets: "projets, biens communs, logiciels libres, services numériques",
			besoins: "besoins, citoyens, participation, biens communs",
			etapes: "besoins, étapes, chantiers, biens communs",
			themes: "thèmes, classification, biens communs",
			articles: "articles, actualités, biens communs",
			liens: "besoins, projets, réponses, biens communs",
			situations: "besoins, citoyens, témoignages, biens communs",
			api: "API, JSON, projets, besoins, biens communs",
		},
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
		statut: "État\u00a0: publie, etude, developpement, livre ou fusionne",
		statut_libelle: "L’état, en mots",
		nb_soutiens: "Nombre de soutiens",
		projet: "Slug du projet lié au besoin, tant qu’il est publié",
		chantier: "true dès que l’espace de travail est ouvert",
		cahier: "Ce qu’il faut faire, en texte simple ou en Markdown",
		roles: "Compétences recherchées\u00a0: code, donnees, terrain",
		jalons:
			"États publics atteints et leurs instants, du plus ancien au plus récent",
		cree_le: "Instant où le besoin a été décrit, en UTC",
		besoin: "Slug du besoin dont parle la ligne",
		numero: "Numéro de l’étape, jamais réutilisé",
		jour: "Jour de l’étape",
		texte: "Texte",
		resume: "Résumé de l’article",
		date: "Date de l’article",
		auteur: "Signature de l’article",
		projets: "Slugs des projets publiés que l’article mentionne",
		html: "L’article en HTML",
		depuis:
			"L’instant où l’équipe a confirmé que le projet répond au besoin, ou celui où le besoin a été résolu",
		fusionne_dans:
			"Slug du besoin auquel celui-ci a été réuni\u00a0; vide pour les autres",
		reunis: "Slugs des besoins réunis à celui-ci",
		bilan:
			"Ce que ses soutiens disent, une fois résolu\u00a0: chaque réponse et son nombre, jointes sous cinq",
		lieux: "Codes officiels des lieux que la fiche nomme",
		departement:
			"Code du département que la personne a voulu dire\u00a0; vide sous cinq soutiens",
		licence: "Licence de la ligne, par son identifiant SPDX",
		credit: "La mention que toute réutilisation doit porter",
	},
} as const;
