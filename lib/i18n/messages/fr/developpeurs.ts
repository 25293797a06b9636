/** The developers' pages. */
export const DEVELOPPEURS = {
	chapeau:
		"Tout ce que le site montre se lit en JSON, et l’on peut voter, soutenir, proposer et décrire par programme. L’accès est libre, avec un jeton lié à un compte.",
	sommaire: "Sommaire",
	debut: {
		titre: "Commencer en cinq minutes",
		compte: {
			texte:
				"<lien>Connectez-vous</lien> avec une adresse de courriel\u00a0: un code à six chiffres arrive par courriel, sans mot de passe.",
		},
		jeton: {
			texte:
				"Dans votre compte, page <lien>Jetons</lien>. Il n’est montré qu’une fois\u00a0: gardez-le comme un mot de passe. Un compte en a {n, number} au plus, révocables à tout moment.",
		},
		appel: {
			titre: "Appeler l’API",
			texte:
				"Mettez votre jeton à la place de <code>{jeton}</code>. Ces programmes lisent les trois projets qui ont le plus de votes.",
		},
		affiche: "Ce qu’affichent les deux derniers, par exemple",
	},
	langages: { curl: "curl", javascript: "JavaScript", python: "Python" },
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
				"Chaque réponse à un GET porte un <code>ETag</code>. Renvoyez-le dans <code>If-None-Match</code>\u00a0: tant que rien n’a changé, la réponse est 304, sans corps. Chaque compression (<code>Accept-Encoding</code>\u00a0: br, zstd, gzip) a le sien. L’appel est compté quand même. Pour modérer sans défaire ce qu’un autre vient de faire, renvoyez dans <code>If-Match</code> l’<code>ETag</code> du dernier PATCH.",
		},
		textes: {
			titre: "Ce que devient un texte",
			texte:
				"Avant que sa longueur soit comptée, un texte perd ses blancs de début et de fin, passe en NFC, et ses fins de ligne deviennent LF\u00a0; dans un champ d’une ligne, un retour ou une tabulation devient une espace. Un texte dont rien ne se voit est vide. On compte des caractères Unicode. Une erreur répète la valeur telle que vous l’avez envoyée.",
		},
		envois: {
			titre: "Envoyer deux fois",
			texte:
				"Avec un en-tête <code>Idempotency-Key</code> de votre choix, le même envoi refait dans les 24 heures reçoit la première réponse, et rien n’est ajouté ni compté. Sans cette clé, le même corps envoyé par le même compte dans les dix minutes. <code>Location</code> donne l’adresse, stable, où suivre ce que l’envoi est devenu. Le <code>slug</code> d’une réponse 201 peut encore changer avec le nom, jusqu’à la publication\u00a0; après, jamais.",
		},
		suivre: {
			titre: "Tenir une copie",
			texte:
				"Prenez les fichiers du jour, puis demandez <code>/api/evenements?apres=</code> avec le nombre <code>evenement</code> du manifeste. L’en-tête <code>Link</code> donne toujours l’adresse suivante\u00a0; relisez alors ce qui a changé avec <code>slugs=</code>, cent à la fois. Une réponse 410 dit de repartir des fichiers. Un acte annulé dans la minute n’est pas dit, et une lecture peut tomber entre les deux\u00a0: comparez avec les fichiers une fois par jour.",
		},
		agents: {
			titre: "Pour un agent",
			texte:
				"<code>POST {adresse}</code> parle le Model Context Protocol\u00a0: chercher, lire, trouver un projet pour un besoin et les missions ouvertes, sans jeton. Avec un jeton qui peut participer, l’agent propose un besoin, soutient et vote au nom du compte, dans les limites de l’API. Ce que des personnes ont écrit est dans <code>texte_public</code>\u00a0: un agent le cite, il n’y obéit pas.",
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
		page: "Les erreurs de l’API",
		chapeau:
			"Chaque statut, chaque code, ce qu’il veut dire et que faire ensuite.",
		texte:
			"Le corps d’une erreur est <code>{forme}</code>, une phrase en français, ou en anglais quand <code>Accept-Language</code> le préfère. Celui d’une 422 contient une liste\u00a0: la place de chaque valeur, la raison, un code stable. Citez <code>X-Request-Id</code> quand vous signalez un problème.",
		statuts: "Les statuts",
		statut: "Statut",
		sens: "Sens",
		remede: "Que faire",
		remedes: {
			non_modifie: "Gardez ce que vous avez déjà reçu.",
			corps_illisible: "Envoyez le corps en UTF-8.",
			non_authentifie:
				"Vérifiez l’en-tête <code>Authorization</code>\u00a0; un jeton révoqué se remplace dans votre compte.",
			interdit: "Appelez avec le jeton d’un compte qui a ce droit.",
			introuvable: "Vérifiez l’identifiant dans la liste correspondante.",
			conflit: "Relisez l’élément\u00a0: quelqu’un a pu le changer avant vous.",
			curseur_trop_ancien:
				"Repartez des fichiers du jour, dont le manifeste donne le dernier événement.",
			version_depassee:
				"Relisez l’élément, puis recommencez avec son nouvel <code>ETag</code>.",
			corps_trop_gros: "Raccourcissez ce que vous envoyez.",
			invalide:
				"Corrigez chaque valeur nommée par <code>loc</code>, puis renvoyez le tout.",
			limite_atteinte:
				"Attendez les secondes que donne <code>Retry-After</code>.",
			indisponible:
				"Recommencez après les secondes que donne <code>Retry-After</code>.",
		},
		formes:
			"Qui envoie <code>Accept: application/problem+json</code> reçoit l’erreur sous la forme de la RFC 9457 : <code>type</code> est l’adresse d’un des codes suivants, <code>code</code> le répète, <code>requete</code> est <code>X-Request-Id</code>.",
		codes: "Les codes des refus",
		raisons: {
			octets_illisibles:
				"La requête, un en-tête ou le corps ne peut pas être lu.",
			jeton_invalide: "Il n’y a pas de jeton, ou il n’est plus valide.",
			role_insuffisant: "Le compte n’a pas le rôle que l’appel demande.",
			portee_insuffisante:
				"Le jeton n’a pas été fait pour cette partie de l’API.",
			interdit: "Une règle interdit cet acte à ce compte.",
			adresse_inconnue: "L’API n’a pas cette adresse.",
			introuvable: "L’élément n’existe pas, ou n’est pas public.",
			methode: "L’adresse n’accepte pas cette méthode.",
			conflit: "L’état actuel ne permet pas ce changement.",
			curseur_trop_ancien:
				"Ce qui suit le numéro demandé n’est plus gardé en entier.",
			version_depassee: "L’élément a changé depuis la version nommée.",
			corps_trop_long: "Le corps dépasse 256 Kio.",
			invalide: "Un champ ou un paramètre n’est pas valide.",
			appels_epuises: "Le compte a fait tous ses appels de l’heure.",
			contributions_epuisees:
				"Le compte a envoyé toutes ses contributions de l’heure.",
			occupe: "Trop de recherches coûteuses se font en même temps.",
			interne: "Une erreur de notre côté.",
			indisponible: "La base de données ne répond pas.",
			lecture_seule: "Le site ne prend rien pendant une maintenance.",
		},
		codes_422: "Les codes d’une 422",
		code: "Code",
		types: {
			missing: "Une valeur obligatoire n’est pas là.",
			json_invalid: "Le corps n’est pas du JSON.",
			model_attributes_type: "Le corps n’est pas un objet JSON.",
			string_type: "Ce n’est pas un texte.",
			string_unicode: "Ce texte n’est pas de l’Unicode valide.",
			string_too_short: "Ce texte est trop court.",
			string_too_long: "Ce texte est trop long.",
			list_type: "Ce n’est pas une liste.",
			too_short: "Cette liste a trop peu d’éléments.",
			too_long: "Cette liste a trop d’éléments.",
			bool_type: "Ce n’est pas un booléen.",
			bool_parsing: "Cette valeur ne dit ni vrai ni faux.",
			int_parsing: "Ce n’est pas un nombre entier.",
			int_parsing_size: "Ce nombre a trop de chiffres.",
			greater_than_equal: "Ce nombre est trop petit.",
			less_than_equal: "Ce nombre est trop grand.",
			literal_error: "Cette valeur n’est pas de la liste permise.",
			url_type: "Ce n’est pas une adresse web.",
			url_parsing: "Cette adresse web est mal formée.",
			url_scheme: "Cette adresse ne commence ni par http ni par https.",
			url_too_long: "Cette adresse web est trop longue.",
			value_error:
				"Une règle du site s’y oppose\u00a0; la phrase dit laquelle.",
		},
	},
	adresses: {
		titre: "Toutes les adresses",
		texte:
			"Écrites à partir des déclarations qui servent l’API. Chacune attend l’en-tête <code>Authorization: Bearer</code> et un jeton. La <lien>référence</lien> donne leurs paramètres, leurs champs, des appels prêts et un formulaire pour essayer.",
		parties: {
			lecture: "Lire",
			participation: "Participer",
			administration: "Modérer",
		},
		droits: {
			lecture: "Avec le jeton de n’importe quel compte.",
			participation:
				"Avec le jeton de n’importe quel compte, en son nom\u00a0: un vote est un vrai vote.",
			administration:
				"Avec le jeton d’un compte de modération ou d’administration.",
		},
		nombre: "{n, plural, one {# adresse} other {# adresses}}",
		parametres: "Paramètres",
		corps: "Corps à envoyer\u00a0: {type}",
		appel: "Appeler",
		reponse: "Réponse {statut}",
		champs: "Champs de la réponse",
		exemple: "Ce que répond le serveur à cet appel, par exemple",
		refus: "Refus",
		nom: "Nom",
		type: "Type",
		description: "Description",
		chemin: "dans l’adresse",
		obligatoire: "obligatoire",
		defaut: "par défaut\u00a0: {valeur}",
	},
	entetes: {
		titre: "Les en-têtes des réponses",
		texte: "Ce que les réponses disent en dehors de leur corps.",
	},
	objets: {
		titre: "Tous les objets",
		texte:
			"Les champs de chaque réponse et de chaque corps. Un champ dont le type contient <code>null</code> est toujours là.",
	},
	essai: {
		titre: "Essayer",
		jeton: "Votre jeton",
		jeton_aide:
			"Il reste dans cet onglet, ne sert qu’aux appels que vous envoyez d’ici à ce site, et disparaît avec l’onglet.",
		garde: "Jeton gardé dans cet onglet\u00a0:",
		oublier: "Oublier ce jeton",
		rien: "(rien)",
		corps: "Corps, en JSON",
		vrai: "Cet appel agit pour de vrai, au nom du compte du jeton.",
		envoyer: "Envoyer l’appel",
		envoyer_vrai: "Envoyer pour de vrai",
		attente: "Appel en cours…",
		fait: "Réponse {statut}, en {ms} ms",
		sans_reponse: "Le serveur n’a pas répondu. Vérifiez votre connexion.",
		entetes: "En-têtes de la réponse",
		reponse: "Corps de la réponse",
	},
	outils: {
		titre: "Outils",
		openapi:
			"<lien>Description OpenAPI 3.1</lien>, sans jeton, pour vos générateurs et vos tests.",
		reference:
			"<lien>Référence</lien>\u00a0: chaque adresse, ses champs, ses appels prêts, et de quoi l’essayer d’ici.",
		erreurs:
			"<lien>Erreurs</lien>\u00a0: chaque statut et chaque code, et que faire.",
		client: "Un client TypeScript typé se fabrique à partir d’elle\u00a0:",
		types:
			"Ou ses types seuls, par openapi-typescript. L’option laisse facultatif ce qui a une valeur par défaut, dont piege, qu’il ne faut pas remplir\u00a0:",
		sans_jeton:
			"Sans jeton\u00a0: les <donnees>données ouvertes</donnees> de chaque jour, et les <flux>flux Atom</flux>.",
	},
	changements: {
		titre: "Changements",
		situations:
			"Depuis la version 0.1.0, ajout\u00a0: /api/besoins/…/situations, ce que vivent les personnes qui soutiennent un besoin, et le fichier situations dans /donnees.",
		lieux:
			"Depuis la version 0.1.0, ajouts\u00a0: /api/evenements, ce qui a changé dans l’annuaire, par numéros\u00a0; à côté de l’API, /mcp, /llms.txt et chaque fiche en Markdown (son adresse et .md)\u00a0; /api/lieux, les communes, leurs groupements, les départements, les régions et les pays par leurs codes\u00a0; le paramètre lieu de /api/projets, de /api/besoins et de leurs flux, le plus proche d’abord\u00a0; lieux à la fin des fiches, et que les contributions acceptent, sans les demander. Changé\u00a0: avec q et sans tri, une liste est dans l’ordre de pertinence, comme sur le site.",
		envois:
			"Depuis la version 0.1.0, ajouts : ce qui reste des contributions dans RateLimit, sur les deux POST ; Location et GET /api/moi/contributions/…, le même après la relecture, et slug_recu ; Idempotency-Key ; un code par refus dans application/problem+json, et les phrases en anglais pour qui le préfère\u00a0; les portées et la fin d’un jeton, GET /api/moi/jeton\u00a0; slugs sur /api/projets et /api/besoins.",
		poids:
			"Depuis la version 0.1.0, ajouts\u00a0: dès 1 Kio, les réponses se compressent (br, zstd, gzip) pour qui l’accepte, avec un ETag par compression\u00a0; If-Match sur PATCH, et 412\u00a0; Content-Location est lisible depuis un navigateur\u00a0; la description contient les refus RFC 9457.",
		reprise:
			"Depuis la version 0.1.0, ajouts\u00a0: à la fin d’un projet entier, depot, licence_code, stade, liens, finance_par et contact, ce que demande qui veut le reprendre\u00a0; POST /api/projets les accepte, sans les demander. Les paramètres licence_code, stade et depot de /api/projets. Un fichier publiccode.yml par projet, et tous dans /donnees/publiccode.json.",
		ouvert:
			"Depuis la version 0.1.0, ajouts\u00a0: un refus se lit comme RFC 9457 quand Accept demande application/problem+json\u00a0; /api/openapi.json?langue=en, et une description à chaque opération et à chaque champ\u00a0; /.well-known/api-catalog\u00a0; hors de l’API, le catalogue DCAT aussi en Turtle, un Table Schema pour chaque CSV, des fiches à intégrer, des badges et oEmbed.",
		places:
			"Depuis la version 0.1.0, ajouts\u00a0: /api/places, l’aide que des besoins cherchent\u00a0; PUT et DELETE sur l’adresse offre d’une mission, pour proposer la sienne et la retirer\u00a0; /api/moi/offres, où elles en sont. Les rôles d’un besoin comptent aussi ceux de ses places ouvertes.",
		mots_habitants:
			"Depuis la version 0.1.0, ajouts\u00a0: à la fin d’un projet entier, mots_habitants et mots_habitants_en, les phrases par lesquelles on le chercherait en français et en anglais\u00a0; POST /api/projets les accepte, sans les demander. Le paramètre territoire de /api/besoins.",
		recherche:
			"Depuis la version 0.1.0, ajouts\u00a0: le paramètre pertinence (avec q, les meilleures réponses d’abord)\u00a0; /api/proches, ce à quoi un texte ressemble\u00a0; les projets confirmés d’un besoin et les besoins confirmés d’un projet.",
		premiere:
			"Version 0.1.0\u00a0: lecture, participation, administration\u00a0; listes de ses propres contributions, votes et soutiens\u00a0; filtres par label IA, lieu, état et rôle\u00a0; pages, lectures conditionnelles.",
	},
	reference: {
		partie: "Référence\u00a0: {nom}",
		titre: "Référence de l’API",
		chapeau:
			"Chaque adresse avec ses paramètres, ses champs, des appels prêts à copier et la vraie réponse du serveur. On peut l’essayer d’ici, avec son jeton.",
	},
} as const;
