/** Accounts, readers' reports, mails and journal, as moderators follow them. */
export const SUIVI = {
	comptes: {
		chercher: "Adresse ou nom",
		role: "Rôle",
		vide: "Aucun compte ne répond à cette recherche\u00a0: essayez une partie de l’adresse, ou retirez un filtre.",
		suspendu: "Suspendu",
		contributions:
			"{n, plural, =0 {aucune contribution} one {une contribution} other {# contributions}}",
		prive:
			"Personne ne voit ici pour quoi un compte a voté, ni ce qu’il soutient.",
		ses_contributions: "Ses contributions",
		aucune: "Aucune contribution.",
		sanctions: "Décisions sur ce compte",
		aucune_sanction: "Aucune décision.",
	},
	suspension: {
		lever: "Lever la suspension",
		coupe: "Suspendre coupe\u00a0:",
		sessions:
			"{n, plural, =0 {aucune session ouverte} one {une session ouverte} other {# sessions ouvertes}}",
		jetons:
			"{n, plural, =0 {aucun jeton d’API} one {un jeton d’API, révoqué pour de bon} other {# jetons d’API, révoqués pour de bon}}",
		voix: "{n, plural, =0 {aucun vote ni soutien} one {un vote ou soutien, qui quitte les décomptes une nuit suivante, avec ceux d’autres comptes} other {# votes et soutiens, qui quittent les décomptes une nuit suivante, avec ceux d’autres comptes}}",
		courriel:
			"Sessions et jetons sont coupés aussitôt\u00a0; le courriel part après une minute. Levée avant, la suspension ne laisse rien partir.",
		rend: "Votes et soutiens sont comptés comme avant\u00a0; s’ils ont quitté les décomptes, ils y reviennent une nuit suivante. Les jetons ne reviennent pas. La personne reçoit un courriel. Si le courriel n’est pas encore parti, il est retiré et aucun autre ne part.",
		motif: "Raison, que la personne lira",
	},
	sessions: {
		toutes: "Fermer toutes les sessions du site",
		fermees:
			"{n, plural, =0 {Aucune session n’était ouverte.} one {Une session est fermée.} other {# sessions sont fermées.}}",
		compte: {
			combien:
				"{n, plural, =0 {Ce compte n’est connecté nulle part.} one {Ce compte est connecté dans un navigateur.} other {Ce compte est connecté dans # navigateurs.}}",
			fermer: "Fermer ses sessions",
			consequence:
				"Ce compte est déconnecté partout, dès la prochaine page demandée. Il peut se reconnecter avec un code, et ses jetons d’API restent valables. Le journal garde trace de votre décision.",
			confirmer: "Oui, fermer ses sessions",
		},
		site: {
			combien:
				"{n, plural, =0 {Aucune session n’est ouverte.} one {Une session est ouverte, la vôtre.} other {# sessions sont ouvertes, la vôtre comprise.}}",
			fermer: "Fermer toutes les sessions",
			consequence:
				"Tout le monde est déconnecté, vous aussi, comme il le faut après un vol de la base. Chacun peut se reconnecter avec un code, et les jetons d’API restent valables. Le journal garde trace de votre décision.",
			confirmer: "Oui, déconnecter tout le monde",
		},
	},
	role: {
		titre: "Changer le rôle",
		aide: "Seule l’administration le peut. La personne reçoit un courriel.",
		confirmer: "Donner ce rôle",
	},
	grappes: {
		boite:
			"{n, plural, =0 {Aucun autre compte n’a} one {Un autre compte récent a} other {# autres comptes récents ont}} la même boîte aux lettres.",
		actes:
			"{n, plural, =0 {Aucun autre compte n’a} one {Un autre compte récent a} other {# autres comptes récents ont}} exactement les mêmes votes et soutiens ({communs}). C’est un chiffre, pas une preuve.",
	},
	signalements: {
		titre: "Signalements des lecteurs",
		decision: "Ce qui est décidé",
		decisions: {
			corrigee: "Fiche corrigée",
			gardee: "Fiche gardée",
			retiree: "Fiche retirée",
			infonde: "Sans fondement",
		},
		veut_dire: {
			corrigee: "Le signalement était juste, et le texte est déjà corrigé.",
			gardee: "Le signalement se comprend, mais la fiche reste telle quelle.",
			retiree:
				"La fiche n’est plus publique\u00a0: archivez-la d’abord, par «\u00a0Archiver…\u00a0».",
			infonde: "Ce qui est dit de la fiche n’est pas exact.",
		},
		note: "Note pour la modération",
		note_aide: "Seule l’équipe la lit.",
		reponse: "Votre réponse",
		reponse_aide:
			"{langue, select, en {Ajoutée au courriel qui annonce la décision. Cette personne lit l’anglais.} deux {Ajoutée aux courriels qui annoncent la décision. Les uns lisent le français, les autres l’anglais.} other {Ajoutée au courriel qui annonce la décision. Cette personne lit le français.}}",
		reponse_dite: "Réponse\u00a0:",
		personne: "Personne n’a laissé d’adresse\u00a0: aucun courriel ne part.",
		attend_reponse:
			"{langue, select, en {Attend une réponse par courriel, en anglais.} other {Attend une réponse par courriel, en français.}}",
		clore:
			"{n, plural, =0 {Clore} one {Clore ce signalement} other {Clore ces # signalements}}",
		clos: "Clos",
		sont_clos: "C’est décidé, et noté au journal.",
		deja_clos:
			"{n, plural, =0 {Aucun signalement clos} one {Un signalement clos} other {# signalements clos}}",
		rouvrir: "Remettre en attente",
		ensuite:
			"{n, plural, =0 {Aucun autre signalement n’attend.} one {Un autre signalement de cette fiche viendra ensuite.} other {# autres signalements de cette fiche viendront ensuite.}}",
		motifs: {
			inexact: "Inexact ou périmé",
			doublon: "Doublon",
			lien_mort: "Lien mort",
			publicite: "Publicité",
			vie_privee: "Vie privée",
			illicite: "Illicite",
			autre: "Autre raison",
		},
	},
	contestations: {
		attend: "L’auteur conteste cet archivage\u00a0: lire et décider.",
		raison: "Pourquoi elle a été archivée",
		reponse_auteur: "Ce que l’auteur répond",
		reponse: "Votre réponse à l’auteur",
		reponse_aide:
			"{langue, select, en {Nécessaire pour maintenir. Il lit ses courriels en anglais.} other {Nécessaire pour maintenir. Il lit ses courriels en français.}}",
		etat: "Remise dans l’annuaire, la fiche reprend l’état «\u00a0{etat}\u00a0», avec ses votes et soutiens. L’auteur reçoit un courriel après une minute.",
		retablir: "Remettre dans l’annuaire",
		maintenir: "Maintenir l’archivage",
		autre: "Quelqu’un d’autre doit décider",
		quelqu_un:
			"{n, plural, =0 {Vous avez archivé cette fiche, ou elle est de vous. Personne d’autre dans l’équipe ne peut décider.} one {Vous avez archivé cette fiche, ou elle est de vous. Une autre personne de l’équipe peut décider.} other {Vous avez archivé cette fiche, ou elle est de vous. # autres personnes de l’équipe peuvent décider.}}",
		personne:
			"Vous avez archivé cette fiche, ou elle est de vous, et personne d’autre ne modère ce site. Il faut quelqu’un d’autre\u00a0: l’administration peut donner ce rôle à un compte, dans «\u00a0Comptes\u00a0», ou décider elle-même si elle n’a pas archivé la fiche.",
		maintenue:
			"L’archivage est maintenu. L’auteur reçoit votre réponse dans une minute.",
	},
	envois: {
		attente: "Courriels qui partiront bientôt",
		attente_vide: "Aucun courriel n’attend son heure.",
		nombre:
			"{nom}\u00a0: {n, plural, =0 {aucun courriel} one {un courriel} other {# courriels}}, dans {s, plural, =0 {un instant} one {une seconde} other {# secondes}}",
		annuler: "Annuler cet envoi",
		lettres: "Courriels que personne n’a pu recevoir",
		lettres_vide: "Aucun courriel n’a été abandonné.",
		essais: "{n, plural, =0 {aucun essai} one {un essai} other {# essais}}",
		relancer: "Relancer",
		confirmer: "Relancer quand même",
		ancien:
			"Ce courriel a plus d’un jour\u00a0: s’il est en fait arrivé, il arrivera deux fois.",
		jamais: "Un code ne se relance pas\u00a0: il a expiré.",
	},
	apercu: {
		titre: "Ce qui partira par courriel",
		aide: "Ces courriels partent une fois que vous confirmez.",
		perime:
			"Ce que vous avez écrit a changé\u00a0: les courriels seront montrés de nouveau avant de partir.",
		voir: "Voir les courriels",
		pas_parti:
			"Rien n’est parti ni enregistré\u00a0: relisez les courriels, puis confirmez.",
		a_fr: "{n, plural, =0 {À personne} one {À une personne, en français} other {À # personnes, en français}}",
		a_en: "{n, plural, =0 {À personne} one {À une personne, en anglais} other {À # personnes, en anglais}}",
	},
	gabarits: {
		code_connexion: "Code de connexion",
		code_ancienne_adresse: "Code envoyé à l’ancienne adresse",
		code_nouvelle_adresse: "Code envoyé à la nouvelle adresse",
		code_effacement: "Code d’effacement du compte",
		contribution_recue: "À l’auteur\u00a0: contribution reçue",
		contribution_publiee: "À l’auteur\u00a0: c’est publié",
		contribution_refusee: "À l’auteur\u00a0: refus",
		contribution_retiree: "À l’auteur\u00a0: retrait de l’annuaire",
		contribution_retablie: "À l’auteur\u00a0: retour dans l’annuaire",
		retrait_maintenu: "À l’auteur\u00a0: retrait maintenu",
		besoin_change_etat: "Aux soutiens\u00a0: nouvel état du besoin",
		besoin_reuni: "Aux soutiens\u00a0: leur besoin est réuni à un autre",
		besoin_bilan: "Aux soutiens\u00a0: est-ce réglé pour eux\u00a0?",
		besoin_reuni_auteur: "À l’auteur\u00a0: son besoin est réuni à un autre",
		offre_recue: "Aux contacts\u00a0: une offre d’aide",
		offres_rappel: "À l’équipe\u00a0: des offres d’aide attendent",
		offre_acceptee: "Offre d’aide acceptée",
		offre_contact: "L’adresse de qui aide",
		offre_declinee: "Offre d’aide déclinée",
		offre_expiree: "Offre d’aide expirée",
		offre_retiree: "Offre d’aide acceptée, puis retirée",
		place_a_renouveler: "À l’équipe\u00a0: une mission à renouveler",
		referent_nomme: "À un contact\u00a0: il est nommé pour un besoin",
		etape: "Aux soutiens\u00a0: étape",
		signalement_traite: "À qui a signalé\u00a0: réponse",
		compte_suspendu: "Compte suspendu",
		suspension_levee: "Suspension levée",
		role_change: "Rôle changé",
		jeton_cree: "Jeton créé",
		jeton_fin: "Jeton bientôt fini",
		bilan_moderation: "Ce qui attend la modération",
		compte_inactif: "Compte inactif",
		suspensions_nombreuses: "Suspensions nombreuses",
		codes_plafond: "Codes de connexion, part épuisée",
		codes_pause: "Codes de connexion en pause",
		complement_demande: "À l’auteur\u00a0: complément demandé",
		connexion_nouvelle: "Nouvelle connexion",
		identite_externe: "Compte relié ou délié",
		cle_ajoutee: "Clé d’accès ajoutée",
		cles_retirees: "Clés d’accès retirées",
		code_secours_utilise: "Code de secours utilisé",
		cle_exigee: "Clé d’accès exigée de l’équipe",
	},
	journal: {
		acte: "Acte",
		qui: "Nom ou adresse de qui agit",
		slug: "Titre ou adresse de la fiche",
		du: "Du",
		au: "Au",
		csv: "Télécharger en CSV",
		suite: "Actes plus anciens",
		vide: "Aucun acte ne répond à ces critères.",
		numero: "nº\u00a0{numero}",
		acteurs: {
			compte: "Un compte effacé",
			operateur: "L’exploitation",
			systeme: "Le site",
		},
	},
} as const;
