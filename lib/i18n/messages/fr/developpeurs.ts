/** The developers' pages. */
export const DEVELOPPEURS = {
	titre: "Développeurs",
	chapeau:
		"Tout ce que le site montre se lit en JSON, et l’on peut voter, soutenir, proposer et décrire par programme. L’accès est libre, avec un jeton lié à un compte.",
	debut: {
		titre: "Commencer en cinq minutes",
		compte: {
			titre: "Se connecter",
			texte:
				"<lien>Connectez-vous</lien> avec une adresse électronique\u00a0: un code à six chiffres arrive par courriel, sans mot de passe.",
		},
		jeton: {
			titre: "Créer un jeton",
			texte:
				"Dans votre compte, page <lien>Jetons</lien>. Il n’est montré qu’une fois\u00a0: gardez-le comme un mot de passe. Un compte en a {n, number} au plus, révocables à tout moment.",
		},
		appel: {
			titre: "Appeler l’API",
			texte:
				"Mettez votre jeton à la place de <code>{jeton}</code>. Ces programmes affichent les trois projets qui ont le plus de votes.",
		},
	},
	exemples: {
		curl: "curl",
		javascript: "JavaScript (Node.js ou navigateur)",
		python: "Python",
		pages: "Toutes les pages d’une liste, en JavaScript",
		conditionnel: "Relire sans recevoir deux fois la même chose",
	},
	regles: {
		titre: "Ce qu’il faut savoir",
		limites: {
			titre: "Limites",
			texte:
				"{appels, number} appels par heure et par compte, tous jetons réunis\u00a0; {contributions, number} contributions par heure (projets proposés et besoins décrits). Chaque réponse dit ce qui reste dans <code>RateLimit</code>. Au-delà\u00a0: 429, et <code>Retry-After</code> donne les secondes à attendre.",
		},
		pages: {
			titre: "Pages",
			texte:
				"Sans paramètre, une liste vient entière. Avec <code>limite</code> (1 à 100), elle vient par pages\u00a0: l’adresse de la suivante est dans <code>Link</code>, le nombre total dans <code>X-Total-Count</code>.",
		},
		conditionnel: {
			titre: "Lectures conditionnelles",
			texte:
				"Chaque réponse à un GET porte un <code>ETag</code>. Renvoyez-le dans <code>If-None-Match</code>\u00a0: tant que rien n’a changé, la réponse est 304, sans corps. L’appel est compté quand même.",
		},
		langues: {
			titre: "Langues",
			texte:
				"Les textes sont ceux d’origine, <code>langue</code> dit en quoi ils ont été écrits\u00a0; <code>traductions</code> contient la version anglaise quand elle existe, sinon <code>{vide}</code>.",
		},
		navigateur: {
			titre: "Depuis un navigateur",
			texte:
				"L’API accepte les appels de toutes les origines, sans cookie. Un jeton placé dans une page publique est lisible par tous\u00a0: ne le faites que pour essayer.",
		},
		stabilite: {
			titre: "Ce qui ne bougera pas",
			texte:
				"Tant que la version est {version}, le contrat ne fait que grandir\u00a0: des champs et des adresses s’ajoutent, rien n’est retiré ni renommé. Ignorez ce que vous ne connaissez pas.",
		},
	},
	erreurs: {
		titre: "Erreurs",
		texte:
			"Le corps d’une erreur est <code>{forme}</code>, une phrase en français. Celui d’une 422 contient une liste\u00a0: la place de chaque valeur, la raison, un code stable. Citez <code>X-Request-Id</code> quand vous signalez un problème.",
		statut: "Statut",
		sens: "Sens",
	},
	adresses: {
		titre: "Toutes les adresses",
		texte:
			"Écrites à partir des déclarations qui servent l’API. Chacune attend l’en-tête <code>Authorization: Bearer</code> et un jeton.",
		parties: {
			lecture: "Lire",
			participation: "Participer",
			administration: "Modérer (comptes de l’équipe)",
		},
		parametres: "Paramètres",
		corps: "Corps",
		reponses: "Réponses",
		exemple: "Exemple",
		nom: "Nom",
		type: "Type",
		description: "Description",
		obligatoire: "obligatoire",
		defaut: "par défaut\u00a0: {valeur}",
	},
	objets: {
		titre: "Tous les objets",
		texte:
			"Les champs de chaque réponse et de chaque corps. Un champ dont le type contient <code>null</code> est toujours là.",
	},
	outils: {
		titre: "Outils",
		openapi:
			"<lien>Description OpenAPI 3.1</lien>, sans jeton, pour vos générateurs et vos tests.",
		reference:
			"<lien>Référence interactive</lien>, pour essayer chaque adresse depuis le navigateur.",
		client: "Un client TypeScript typé se fabrique à partir d’elle\u00a0:",
		sans_jeton:
			"Sans jeton\u00a0: les <donnees>données ouvertes</donnees> de chaque jour, et les <flux>flux Atom</flux>.",
	},
	changements: {
		titre: "Changements",
		recherche: {
			date: "2026-11-22",
			texte:
				"Depuis la version 0.1.0, ajouts\u00a0: le paramètre pertinence (avec q, les meilleures réponses d’abord)\u00a0; /api/proches, ce à quoi un texte ressemble\u00a0; les projets confirmés d’un besoin et les besoins confirmés d’un projet.",
		},
		premiere: {
			date: "2026-11-21",
			texte:
				"Version 0.1.0\u00a0: lecture, participation, administration\u00a0; listes de ses propres contributions, votes et soutiens\u00a0; filtres par label IA, territoire, état et rôle\u00a0; pages, lectures conditionnelles.",
		},
	},
	interactive: {
		titre: "Référence interactive",
		chapeau:
			"Chaque adresse de l’API, à essayer d’ici avec votre jeton. Rien ne sort de ce site.",
		sans_script:
			"Cette page a besoin de JavaScript. Tout ce qu’elle dit se lit aussi sans\u00a0: <lien>la page des développeurs</lien>.",
	},
} as const;
