/** The moderation area: its parts, the queue and an entry under review. */
export const MODERATION = {
	titre: "Modération",
	parties: {
		titre: "Parties de la modération",
		file: "À relire",
		quarantaine: "Quarantaine",
		projets: "Projets",
		besoins: "Besoins",
		articles: "Articles",
		themes: "Thèmes",
		comptes: "Comptes",
		signalements: "Signalements",
		contestations: "Contestations",
		envois: "Courriels",
		journal: "Journal",
	},
	file: {
		titre: "Ce qui attend une relecture",
		chapeau:
			"Les plus anciennes d’abord. Ouvrez la première, puis passez de l’une à l’autre.",
		nombre:
			"{n, plural, =0 {Aucune proposition} one {Une proposition} other {# propositions}}",
		vide: "Rien n’attend de relecture. Les propositions arriveront ici dès qu’elles seront envoyées.",
		commencer: "Commencer la relecture",
		depuis: "Reçue",
		de: "de {nom}",
		equipe: "entrée par l’équipe ou importée",
	},
	quarantaine: {
		titre: "Quarantaine",
		chapeau:
			"Ces contributions ont rempli un champ que les personnes ne voient pas, ou ont été écartées par l’équipe. Celles qui sont sincères se récupèrent\u00a0; les autres sont effacées après {jours} jours.",
		vide: "La quarantaine est vide.",
	},
	listes: {
		projets: "Tous les projets",
		besoins: "Tous les besoins",
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
		natures: { projet: "Projet", besoin: "Besoin" },
		langue: "Langue",
		langues: { fr: "Français", en: "Anglais" },
		statut: "État",
		tous: "Indifférent",
		appliquer: "Filtrer",
		effacer: "Tout retirer",
	},
	fiche: {
		de_la_file: "Fiche à relire",
		lire: "La contribution",
		label_ia: "Étiquette IA",
		code: "Code",
		aucun: "non renseigné",
		recue: "Reçue",
		efface:
			"Le texte de cette contribution refusée a été effacé, comme le prévoit la politique de confidentialité.",
		motif: "Raison du refus",
		voir: "Voir la page publique",
		modifier: "Modifier les textes",
		chantier: "État et espace de travail",
		suivante: "Fiche suivante",
		precedente: "Fiche précédente",
		retour: "Toute la file",
	},
	langue: {
		dite: "{langue, select, en {Texte écrit en anglais.} other {Texte écrit en français.}}",
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
		livre: "Marquer livré",
		exprime: "Revenir à « Exprimé »",
		mettre_en_avant: "Mettre en avant",
		ne_plus_mettre_en_avant: "Ne plus mettre en avant",
		delai:
			"Chaque décision peut être annulée pendant une minute\u00a0; aucun courriel ne part avant.",
	},
	annulation: {
		fait: "«\u00a0{titre}\u00a0»\u00a0: {etat}.",
		reste:
			"Vous pouvez annuler pendant {n, plural, one {encore une seconde} other {encore # secondes}}.",
		annuler: "Annuler cette décision",
		faite: "La décision est annulée\u00a0: rien n’est parti.",
	},
	conflit: {
		titre: "Quelqu’un est passé avant vous",
		texte:
			"Cette fiche a changé depuis que vous l’avez ouverte\u00a0: votre décision n’a pas été prise. Voici ce qui s’est passé\u00a0; relisez, puis décidez.",
	},
	cote: {
		semblables: "Fiches qui se ressemblent",
		aucun_semblable: "Aucune fiche publique ne lui ressemble.",
		auteur: "L’auteur",
		sans_auteur:
			"Sans auteur\u00a0: fiche de l’équipe, importée, ou compte effacé.",
		decisions:
			"{publies, plural, =0 {aucune publiée} one {une publiée} other {# publiées}}, {refuses, plural, =0 {aucune refusée} one {une refusée} other {# refusées}}, {attente, plural, =0 {aucune en attente} one {une en attente} other {# en attente}}",
		suspendu: "Ce compte est suspendu.",
		liens: "Liens (nouvel onglet)",
		courriels: "Adresses électroniques",
		courriels_aide:
			"Elles seraient publiques\u00a0: l’auteur le veut-il\u00a0?",
		aucun_lien: "Aucun lien.",
		historique: "Ce qui s’est passé",
		aucun_acte: "Rien encore.",
	},
	refus: {
		titre: "Refuser «\u00a0{titre}\u00a0»",
		chapeau:
			"Choisissez la raison, ajoutez ce qui aidera l’auteur, voyez le courriel, puis confirmez\u00a0: ce qui est écrit ici est ce qui est noté et envoyé.",
		choix: "Raison",
		a_choisir: "Choisissez…",
		motifs: {
			doublon: "Déjà dans l’annuaire",
			hors_sujet: "Hors sujet",
			incomplet: "Incomplet ou invérifiable",
			publicite: "Publicité",
			illicite: "Illicite ou blessant",
			autre: "Autre raison, écrite ci-dessous",
		},
		doublon: "Fiche déjà présente",
		doublon_aide: "Un projet ou un besoin que tout le monde peut lire.",
		aucun_semblable:
			"Aucune fiche publique ne lui ressemble\u00a0: cherchez-la.",
		cherche: "Chercher une autre fiche",
		cherche_aide: "Quelques mots de son titre, ou son adresse.",
		chercher: "Chercher",
		trouvees:
			"{n, plural, =0 {Rien trouvé. Essayez d’autres mots.} one {Une fiche trouvée\u00a0: cochez-la si c’est elle.} other {# fiches trouvées\u00a0: cochez celle qui convient.}}",
		texte: "Vos mots à l’auteur",
		texte_aide:
			"{langue, select, en {Il lit ses courriels en anglais.} other {Il lit ses courriels en français.}}",
		apercevoir: "Voir le courriel",
		courriel: "Le courriel que l’auteur recevra",
		courriel_aide:
			"Si vous changez quelque chose ci-dessous, c’est ce que vous aurez écrit qui partira.",
		perime:
			"Vous avez changé quelque chose\u00a0: ce courriel ne vaut plus. Revoyez-le, ou refusez\u00a0: ce qui est écrit ci-dessous partira.",
		pas_parti: "Voici le courriel\u00a0: rien n’est encore parti.",
		personne:
			"Personne ne recevra de courriel\u00a0: cette fiche n’a pas d’auteur.",
		ferme:
			"Personne ne recevra de courriel\u00a0: le compte de l’auteur est suspendu.",
		confirmer: "Refuser et prévenir l’auteur",
		retour: "Revenir à la fiche sans refuser",
	},
	retrait: {
		titre: "Archiver «\u00a0{titre}\u00a0»",
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
		perime:
			"Vous avez changé quelque chose\u00a0: ce courriel ne vaut plus. Revoyez-le, ou archivez\u00a0: ce qui est écrit ci-dessous partira.",
		confirmer: "Archiver et prévenir l’auteur",
		confirmer_seul: "Archiver",
		texte_seul: "Vos mots",
		texte_seul_aide: "Ils sont gardés dans le journal.",
		retour: "Revenir à la fiche sans archiver",
	},
	touches: {
		titre: "Clavier",
		aide: "Touches\u00a0: j fiche suivante, k fiche précédente, p publier, r refuser, ? montrer ou cacher cette aide.",
		activer: "Activer les touches",
		couper: "Couper les touches",
	},
} as const;
