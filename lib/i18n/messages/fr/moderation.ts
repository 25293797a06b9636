/** The moderation area: its parts, the queue and an entry under review. */
export const MODERATION = {
	parties: {
		file: "À traiter",
		fiches: "Fiches",
		administration: "Administration",
		articles: "Articles",
		themes: "Thèmes",
		mots: "Mots",
		comptes: "Comptes",
		modeles: "Modèles",
		sante: "Courriels et santé",
		journal: "Journal",
	},
	signaux: {
		iban: "{n, plural, =0 {Aucun compte} one {Compte bancaire} other {# comptes bancaires}}",
		nir: "{n, plural, =0 {Aucun numéro} one {Numéro de sécurité sociale} other {# numéros de sécurité sociale}}",
		naissance:
			"{n, plural, =0 {Aucune date} one {Date de naissance} other {# dates de naissance}}",
		haine: "{n, plural, =0 {Rien} other {Haine}}",
		insulte: "{n, plural, =0 {Rien} other {Insulte}}",
		refusee: "{n, plural, =0 {Rien} other {Texte déjà refusé}}",
		adresse:
			"{n, plural, =0 {Aucune adresse} one {Adresse postale} other {# adresses postales}}",
		telephone:
			"{n, plural, =0 {Aucun numéro} one {Téléphone} other {# téléphones}}",
		courriel:
			"{n, plural, =0 {Aucun courriel} one {Courriel} other {# courriels}}",
		surveille:
			"{n, plural, =0 {Aucun mot} one {Mot surveillé} other {Mots surveillés}}",
		capitales: "{n, plural, =0 {Rien} other {En capitales}}",
		publicite: "{n, plural, =0 {Rien} other {Publicité possible}}",
		repetition: "{n, plural, =0 {Rien} other {Mots répétés}}",
		autre_langue: "{n, plural, =0 {Rien} other {Langue à vérifier}}",
		langue: "{n, plural, =0 {Rien} other {Ni français ni anglais}}",
		liens: "{n, plural, =0 {Aucun lien} one {Un lien} other {# liens}}",
	},
	file: {
		genre: "Ce qui est montré",
		genres: {
			tout: "Tout",
			fiche: "Fiches à relire",
			signalement: "Signalements",
			contestation: "Contestations",
			bilan: "Besoins résolus",
			situation: "Situations",
			a_rouvrir: "À rouvrir\u00a0?",
			offre: "Offres d’aide",
			regle: "Publié sans relecture",
			place: "Missions qui finissent",
		},
		nombres: {
			signalements:
				"{n, plural, =0 {Aucun signalement} one {Un signalement} other {# signalements}}",
			offres: "{n, plural, =0 {Aucune offre} one {Une offre} other {# offres}}",
		},
		titre: "Ce qui attend",
		chapeau:
			"Ce qui est le plus grave d’abord, puis le plus ancien. Ouvrez la première ligne, puis passez de l’une à l’autre.",
		nombre: "{n, plural, =0 {Rien n’attend} one {Une ligne} other {# lignes}}",
		vide: "Rien n’attend. Ce qui arrivera se montrera ici.",
		commencer: "Commencer la relecture",
		de: "de {nom}",
		equipe: "entrée par l’équipe ou importée",
	},
	quarantaine: {
		chapeau:
			"Ces contributions ont rempli un champ que les personnes ne voient pas, ou ont été écartées par l’équipe. Celles qui sont sincères se récupèrent\u00a0; les autres sont effacées après {jours} jours.",
		vide: "La quarantaine est vide. Une contribution y arrive quand une machine l’a remplie, ou quand vous l’écartez de la file.",
	},
	listes: {
		fiches: "Toutes les fiches",
		creer_projet: "Créer un projet",
		creer_besoin: "Créer un besoin",
		vide: "Aucune fiche ne répond à ces critères\u00a0: retirez-en un.",
		page: "Page {page} sur {pages}",
		suivante: "Page suivante",
		precedente: "Page précédente",
	},
	filtre: {
		titre: "Filtrer",
		mots: "Mots cherchés",
		nature: "Nature",
		langues: { fr: "Français", en: "Anglais" },
		tous: "Indifférent",
		effacer: "Tout retirer",
	},
	fiche: {
		pas_garde:
			"Ce que vous avez écrit ici n’est pas enregistré. Quitter cette fiche quand même\u00a0?",
		de_la_file: "Fiche à relire",
		lire: "La contribution",
		sans_phrase:
			"Aucune phrase ne dit comment on en aurait besoin\u00a0: en ajouter",
		vides:
			"{n, plural, =0 {Tout est renseigné} one {Un champ vide} other {# champs vides}}",
		recue: "Reçue",
		efface:
			"Le texte de cette contribution refusée a été effacé, comme le prévoit la politique de confidentialité.",
		motif: "Raison du refus",
		voir: "Voir la page publique",
		chantier: "État et espace de travail",
		suivante: "Fiche suivante",
		precedente: "Fiche précédente",
		retour: "Toute la file",
	},
	langue: {
		doute:
			"{langue, select, en {Ce texte est dit écrit en anglais\u00a0; il semble écrit en français.} other {Ce texte est dit écrit en français\u00a0; il semble écrit en anglais.}}",
		corriger:
			"{langue, select, en {C’est de l’anglais} other {C’est du français}}",
	},
	actes: {
		titre: "Décider",
		publie: "Publier",
		refuse: "Refuser…",
		archive: "Archiver…",
		quarantaine: "Mettre en quarantaine",
		propose: "Récupérer",
		etude: "Passer à l’étude",
		developpement: "Passer en développement",
		livre: "Marquer résolu",
		exprime: "Revenir à «\u00a0Exprimé\u00a0»",
		delai:
			"Chaque décision peut être annulée pendant une minute\u00a0; aucun courriel ne part avant.",
	},
	corriger: {
		titre: "Corriger",
		aide: "Ce que vous changez ici est enregistré avec votre décision, quelle qu’elle soit, ou seul.",
	},
	reperes: {
		lien: "lien, nouvel onglet",
	},
	annulation: {
		fait: "«\u00a0{titre}\u00a0»\u00a0: {etat}.",
		reste:
			"Vous pouvez annuler pendant {n, plural, =0 {encore un instant} one {encore une seconde} other {encore # secondes}}.",
		trop_tard: "Il est trop tard pour annuler.",
		parti: "Le courriel est parti\u00a0: il est trop tard pour annuler.",
		annuler: "Annuler cette décision",
		faite: "La décision est annulée\u00a0: rien n’est parti.",
	},
	voisins: {
		reunir: "Même chose",
		confirme: "Y répond",
		ecarte: "N’y répond pas",
		sien: "C’est son projet",
		delier: "N’est plus son projet",
		doublon: "Déjà là",
		incertain: "peut-être",
		garde: "garde «\u00a0{titre}\u00a0»",
		fait: "C’est enregistré. Cette fiche attend encore votre décision.",
		effets: {
			reunir:
				"Même chose\u00a0: réunit les deux besoins, avec leurs soutiens, en un seul.",
			confirme: "Y répond\u00a0: affiche ce projet sur le besoin.",
			ecarte:
				"N’y répond pas\u00a0: ce projet n’est plus suggéré sur la page du besoin.",
			attend: "La fiche attend ensuite encore votre décision.",
		},
		peut_etre:
			"{n, plural, =0 {Chercher une autre fiche} one {Une autre, ou chercher} other {# autres, ou chercher}}",
	},
	cote: {
		semblables: "Ce qui lui ressemble",
		aucun_semblable: "Rien ne lui ressemble.",
		auteur: "L’auteur",
		sans_auteur:
			"Sans auteur\u00a0: fiche de l’équipe, importée, ou compte effacé.",
		decisions:
			"{publies, plural, =0 {aucune publiée} one {une publiée} other {# publiées}}, {refuses, plural, =0 {aucune refusée} one {une refusée} other {# refusées}}, {attente, plural, =0 {aucune en attente} one {une en attente} other {# en attente}}",
		suspendu: "Ce compte est suspendu.",
		historique: "Ce qui s’est passé ({n})",
		autres:
			"{n, plural, =0 {Aucune autre fiche} one {Une autre fiche} other {# autres fiches}}",
	},
	refus: {
		ici: "Refuser cette fiche",
		impossible:
			"Cette fiche ne peut plus être refusée\u00a0; ce que vous aviez écrit est encore là.",
		choix: "Raison",
		a_choisir: "Choisissez…",
		motifs: {
			doublon: "Déjà dans l’annuaire",
			hors_sujet: "Hors sujet",
			incomplet: "Incomplet ou invérifiable",
			publicite: "Publicité",
			vie_privee: "Données personnelles ou appel aux dons",
			illicite: "Illicite ou blessant",
			autre: "Autre raison, écrite ci-dessous",
		},
		cherche: "Chercher une autre fiche",
		cherche_aide: "Quelques mots de son titre, ou son adresse.",
		chercher: "Chercher",
		trouvees:
			"{n, plural, =0 {Rien trouvé. Essayez d’autres mots.} one {Une fiche trouvée.} other {# fiches trouvées.}}",
		texte: "Vos mots à l’auteur",
		texte_aide:
			"{langue, select, en {Il lit ses courriels en anglais.} other {Il lit ses courriels en français.}}",
		apercevoir: "Voir le courriel",
		courriel: "Le courriel que l’auteur recevra",
		courriel_aide:
			"Si vous changez quelque chose ci-dessous, c’est ce que vous aurez écrit qui partira.",
		courriel_attend:
			"Choisissez une raison\u00a0: il s’écrira ici, tel qu’il partira.",
		pas_parti: "Voici le courriel\u00a0: rien n’est encore parti.",
		personne:
			"Personne ne recevra de courriel\u00a0: cette fiche n’a pas d’auteur.",
		confirmer: "Refuser et prévenir l’auteur",
		confirmer_seul: "Refuser",
	},
	retrait: {
		ici: "Archiver cette fiche",
		chapeau:
			"La fiche quitte l’annuaire. Choisissez la raison, ajoutez ce qui aidera l’auteur, voyez le courriel, puis confirmez. Qui a voté pour elle ou la soutient lit dans son compte la raison choisie, jamais vos mots.",
		motifs: {
			perime: "N’existe plus ou n’est plus à jour",
			doublon: "Déjà dans l’annuaire",
			hors_sujet: "Hors sujet",
			inexact: "Faux ou invérifiable",
			publicite: "Publicité",
			vie_privee: "Vie privée d’une personne",
			illicite: "Illicite ou blessant",
			autre: "Autre raison, écrite ci-dessous",
		},
		sans_auteur:
			"Cette fiche n’a pas d’auteur\u00a0: personne ne recevra de courriel, et personne ne pourra contester.",
		suspendu:
			"Le compte de l’auteur est suspendu\u00a0: il ne recevra pas de courriel, et ne pourra pas contester tant que la suspension dure.",
		confirmer: "Archiver et prévenir l’auteur",
		confirmer_seul: "Archiver",
		texte_seul: "Vos mots",
		texte_seul_aide: "Ils sont gardés dans le journal.",
	},
	touches: {
		titre: "Touches du clavier",
		montrer: "Touches du clavier (?)",
		fermer: "Fermer",
		activer: "Activer les touches",
		couper: "Couper les touches",
		noms: { entree: "Entrée", ctrl: "Ctrl + Entrée", echap: "Échap" },
		liste: {
			publier: "publier, avec ce que vous avez changé",
			refuser: "ouvrir le refus",
			motif: "choisir la raison du refus",
			doublon: "cocher la fiche déjà présente\u00a0; de nouveau, la suivante",
			reunir:
				"dire que c’est la même chose que la première fiche qui lui ressemble",
			repond: "dire que le premier projet qui lui ressemble y répond",
			demander:
				"demander un complément à l’auteur, avec ce que vous avez changé",
			quarantaine: "mettre en quarantaine",
			compte: "traiter d’un coup ce que le compte de l’auteur a en attente",
			suspendre:
				"sur cette page\u00a0: tout mettre en quarantaine et suspendre le compte",
			garder: "enregistrer sans décider",
			corriger: "corriger le texte",
			label: "choisir le label IA",
			langue: "choisir la langue du texte",
			ouvrir: "ouvrir le premier lien du texte à côté",
			annuler: "annuler la dernière décision",
			suivante: "fiche suivante",
			precedente: "fiche précédente",
			liste: "montrer ou cacher cette liste",
			entree:
				"confirmer\u00a0: refuser depuis les raisons, enregistrer depuis un champ",
			ctrl: "la même chose depuis un texte de plusieurs lignes",
			echap: "quitter un champ et retrouver les touches",
		},
	},
} as const;
