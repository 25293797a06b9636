/** The two contribution forms. */
export const CONTRIBUTIONS = {
	proposer: {
		titre: "Proposer un projet",
		chapeau:
			"Vous connaissez un projet utile à tous\u00a0? Présentez-le en quelques lignes\u00a0: l’équipe le relit, puis le publie.",
		etape:
			"{n} sur {total} · {n, select, 1 {L’essentiel} 2 {Ce qu’il apporte} other {Pour le trouver et le reprendre}}",
		informaticiens: "Pour les informaticiens (facultatif)",
		continuer: "Continuer",
		retour: "Revenir à l’étape précédente",
		fichier:
			"Le projet a un fichier publiccode.yml\u00a0? Partir de ce fichier.",
		verification: "Vérifiez votre proposition",
		public:
			"Après relecture, toutes ces réponses seront publiques. Votre nom et votre adresse de courriel ne le seront jamais\u00a0: seule l’équipe de modération sait qui a écrit.",
		envoyer: "Envoyer ma proposition",
		merci: "Merci, votre proposition est arrivée",
	},
	decrire: {
		titre: "Décrire un besoin",
		chapeau:
			"Qu’est-ce qui vous manque, là où vous vivez\u00a0? Décrivez-le simplement, sans chercher la solution\u00a0: d’autres pourront le soutenir.",
		verification: "Vérifiez votre besoin",
		public:
			"Après relecture, toutes ces réponses seront publiques. Votre nom et votre adresse de courriel ne le seront jamais\u00a0: seule l’équipe de modération sait qui a écrit, et lit ce que vous dites des projets proches.",
		envoyer: "Envoyer mon besoin",
		merci: "Merci, votre besoin est arrivé",
	},
	sans_compte:
		"Écrivez d’abord\u00a0: la connexion vient en dernier, et votre texte est gardé 24 heures.",
	piege: "Laissez ce champ vide",
	continuer: "Vérifier mes réponses",
	modifier: "Modifier",
	reponses: "Vos réponses",
	vide: "Sans réponse",
	connexion: "Se connecter pour envoyer",
	connexion_aide:
		"Il ne reste qu’à vous connecter avec votre adresse de courriel\u00a0: un code à six chiffres suffit, sans mot de passe. Vous reviendrez ici, et vos réponses vous attendront.",
	revenu: "Vous êtes connecté. Il ne reste qu’à envoyer.",
	limite:
		"Vous avez envoyé toutes les contributions possibles pour cette heure. Votre texte est gardé 24 heures\u00a0: revenez l’envoyer dans {minutes, plural, =0 {un instant} one {une minute} other {# minutes}}.",
	brouillon_limite:
		"Beaucoup de textes ont été commencés depuis votre réseau\u00a0: celui-ci n’est pas gardé, mais il reste sur cette page. Connectez-vous dans un autre onglet puis reprenez ici, ou réessayez dans {minutes, plural, =0 {un instant} one {une minute} other {# minutes}}.",
	brouillon_trop_long:
		"Ce texte est trop long pour être gardé. Il reste sur cette page\u00a0: raccourcissez-le, puis réessayez.",
	local: {
		repris: "Nous avons repris ce que vous aviez commencé à écrire ici.",
		effacer: "Repartir d’une page blanche",
	},
	lecture: {
		champ: "Adresse du code source ou du fichier publiccode.yml",
		aide: "Un fichier publiccode.yml décrit un logiciel. Donnez son adresse, ou celle du code source où il se trouve\u00a0: nous remplissons ce formulaire avec ce qu’il dit. Rien n’est enregistré avant votre envoi.",
		lire: "Remplir avec ce fichier",
		absente: "Donnez l’adresse du code source, ou celle du fichier.",
		remplis:
			"{n, plural, =0 {Aucun champ n’a été rempli} one {Un champ a été rempli} other {# champs ont été remplis}} avec le fichier de {hote}. Relisez et corrigez\u00a0: rien n’est enregistré avant votre envoi.",
		rien: "Le fichier de {hote} ne dit rien de plus que ce formulaire.",
		gardes: "Ce que vous aviez écrit reste\u00a0: {champs}.",
		autre_langue:
			"Ce fichier ne décrit le projet ni en français ni en anglais\u00a0: les textes restent à écrire.",
		autre_que_page:
			"Les textes de ce fichier sont en {langue, select, fr {français} other {anglais}}.",
		langue: "Langue de ces textes",
		anglais: {
			aide: "Ce fichier décrit aussi le projet en anglais. Cette version sera montrée sur les pages en anglais.",
			nom_en: "Nom en anglais",
			accroche_en: "En une phrase, en anglais",
			description_en: "Description en anglais",
		},
		limite:
			"Vous avez fait lire toutes les adresses possibles pour cette heure. Remplissez le formulaire vous-même, ou réessayez dans {minutes, plural, =0 {un instant} one {une minute} other {# minutes}}.",
		refus: {
			adresse: "Donnez une adresse complète, qui commence par https://.",
			identifiants:
				"L’adresse ne doit contenir ni identifiant ni mot de passe.",
			port: "Cette adresse nomme un port que nous ne lisons pas\u00a0: seuls 80 et 443 le sont.",
			interne:
				"Cette adresse mène à un réseau privé\u00a0: nous ne lisons que ce qui est public.",
			inconnue: "Aucun site ne porte ce nom. Vérifiez l’adresse.",
			injoignable:
				"Ce site n’a pas répondu comme il faut. Vérifiez l’adresse, ou réessayez plus tard.",
			redirections: "Cette adresse renvoie ailleurs plus de trois fois.",
			delai: "Ce site a mis plus de dix secondes à répondre.",
			trop_gros:
				"Ce fichier dépasse 256 Kio\u00a0: ce n’est pas un publiccode.yml.",
			encodage:
				"Ce site envoie le fichier sous une forme que nous ne lisons pas.",
			statut:
				"Aucun fichier publiccode.yml à cette adresse (réponse {statut, number, ::group-off}).",
			autre: "Cette adresse donne une page, et non un fichier publiccode.yml.",
			occupe:
				"Beaucoup d’adresses sont lues en ce moment. Réessayez dans une minute.",
			illisible: "Ce fichier n’est pas un texte en UTF-8.",
			yaml: "Ce fichier n’est pas du YAML correct\u00a0: sa ligne {ligne, number, ::group-off} est fautive.",
			ancres:
				"Ce fichier renvoie trop souvent à ses propres parties\u00a0: il n’est pas lu.",
			complexe:
				"Ce fichier a trop de parties pour être un publiccode.yml\u00a0: il n’est pas lu.",
			vide: "Ce fichier ne contient rien qui décrive un projet.",
			etranger: "Ce fichier n’est pas un publiccode.yml.",
		},
	},
	suite: {
		titre: "Et maintenant\u00a0?",
		relecture:
			"Une personne de l’équipe relit votre texte, le plus souvent en quelques jours.",
		courriel:
			"Un courriel vous dit quand il est publié, ou pour quelle raison il ne l’est pas.",
		suivi:
			"En attendant, vous pouvez le suivre, le corriger ou le retirer depuis votre compte.",
		rejeu:
			"Vous avez appuyé deux fois\u00a0? Rien de grave\u00a0: le même texte n’est enregistré qu’une fois.",
		compte: "Voir mes contributions",
		projets: "Parcourir les projets",
		besoins: "Parcourir les besoins",
	},
	proches: {
		certitudes: {
			sur: "Cela existe déjà",
			peut_etre: "Cela pourrait-il répondre\u00a0?",
		},
		avant: "Avant d’envoyer\u00a0: cela existe peut-être",
		effet:
			"«\u00a0Oui\u00a0» mène au projet, sans rien envoyer. «\u00a0Pas tout à fait\u00a0» garde en une ligne ce qui lui manque, et vous enverrez votre besoin avec elle.",
		aide: "Si l’un d’eux dit la même chose, votre vote ou votre soutien comptera davantage avec les autres.",
		voter: "Voter plutôt pour ce projet",
		soutenir: "Soutenir plutôt ce besoin",
		onglet: "(nouvel onglet)",
		envoi_besoin:
			"Pour trouver ce qui existe déjà, ce titre est envoyé à {service} pendant que vous l’écrivez, sans rien qui dise de qui il vient.",
		envoi_projet:
			"Pour trouver ce qui existe déjà, le nom et l’accroche sont envoyés à {service} pendant que vous les écrivez, sans rien qui dise de qui ils viennent.",
	},
	champs: {
		code_ouvert: {
			non: "Non",
			inconnu: "Je ne sais pas, ou il n’y en a pas",
		},
		themes: { nom: "Thèmes", aide: "De un à trois." },
		theme: { nom: "Thème", aide: "Un seul, s’il y en a un qui convient." },
		sans_theme: "Sans thème",
	},
} as const;
