/** Accounts, readers' reports, mails and journal, as moderators follow them. */
export const SUIVI = {
	comptes: {
		titre: "Comptes",
		chercher: "Adresse ou nom",
		role: "Rôle",
		vide: "Aucun compte ne répond à cette recherche.",
		grappes: "Comptes qui se ressemblent",
		suspendu: "Suspendu",
		contributions:
			"{n, plural, =0 {aucune contribution} one {une contribution} other {# contributions}}",
		colonnes: {
			compte: "Compte",
			role: "Rôle",
			contributions: "Contributions",
		},
		prive:
			"Personne ne voit ici pour quoi un compte a voté, ni ce qu’il soutient.",
		ses_contributions: "Ses contributions",
		aucune: "Aucune contribution.",
		sanctions: "Décisions sur ce compte",
		aucune_sanction: "Aucune décision.",
	},
	suspension: {
		titre: "Suspendre ce compte",
		lever: "Lever la suspension",
		coupe: "Suspendre coupe aussitôt\u00a0:",
		sessions:
			"{n, plural, =0 {aucune session ouverte} one {une session ouverte} other {# sessions ouvertes}}",
		jetons:
			"{n, plural, =0 {aucun jeton d’API} one {un jeton d’API, révoqué pour de bon} other {# jetons d’API, révoqués pour de bon}}",
		voix: "{n, plural, =0 {aucun vote ni soutien} one {un vote ou soutien, qui sort des décomptes} other {# votes et soutiens, qui sortent des décomptes}}",
		courriel: "La personne reçoit un courriel, une minute après.",
		rend: "Votes et soutiens reviennent dans les décomptes\u00a0; les jetons, non. La personne reçoit un courriel.",
		motif: "Raison, que la personne lira",
		confirmer: "Suspendre",
		confirmer_levee: "Lever la suspension",
		soi: "Personne ne se suspend soi-même.",
	},
	role: {
		titre: "Changer le rôle",
		aide: "Seule l’administration le peut. La personne reçoit un courriel.",
		confirmer: "Donner ce rôle",
	},
	grappes: {
		titre: "Comptes qui se ressemblent",
		chapeau:
			"Des comptes créés depuis moins de {jours} jours qui pourraient être une seule personne. Ce sont des chiffres, pas des preuves\u00a0: personne ne voit pour quoi ils ont voté.",
		boite: "Même boîte aux lettres",
		actes:
			"{n, plural, one {Un vote ou soutien identique} other {# votes et soutiens identiques}}",
		creation:
			"{n, plural, =0 {créés dans la même heure} one {créés à une heure d’écart} other {créés à # heures d’écart}}",
		comptes: "{n, plural, one {un compte} other {# comptes}}",
		vide: "Aucun groupe de comptes ne se ressemble.",
	},
	signalements: {
		titre: "Signalements des lecteurs",
		vide: "Aucun signalement n’attend.",
		vide_traites: "Aucun signalement n’a encore été traité.",
		attente: "En attente",
		traites: "Traités",
		traiter: "Marquer comme traité",
		rouvrir: "Remettre en attente",
		autres:
			"{n, plural, one {Un autre lecteur signale aussi cette fiche.} other {# autres lecteurs signalent aussi cette fiche.}}",
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
	envois: {
		titre: "Courriels",
		attente: "Qui partiront bientôt",
		attente_vide: "Aucun courriel n’attend son heure.",
		nombre:
			"{n, plural, one {un courriel} other {# courriels}}, dans {s, plural, one {une seconde} other {# secondes}}",
		annuler: "Annuler cet envoi",
		lettres: "Que personne n’a pu recevoir",
		lettres_vide: "Aucun courriel n’a été abandonné.",
		essais: "{n, plural, one {un essai} other {# essais}}",
		relancer: "Relancer",
		confirmer: "Relancer quand même",
		ancien:
			"Ce courriel a plus d’un jour\u00a0: s’il est en fait arrivé, il arrivera deux fois.",
		jamais: "Un code ne se relance pas\u00a0: il a expiré.",
	},
	journal: {
		titre: "Journal",
		objet: "Objet",
		objets: {
			projet: "Projet",
			besoin: "Besoin",
			article: "Article",
			theme: "Thème",
			compte: "Compte",
			jeton: "Jeton",
			courriel: "Courriel",
		},
		acte: "Acte",
		qui: "Qui",
		slug: "Adresse de la fiche",
		du: "Du",
		au: "Au",
		csv: "Télécharger en CSV",
		suite: "Actes plus anciens",
		vide: "Aucun acte ne répond à ces critères.",
		colonnes: {
			le: "Quand",
			qui: "Qui",
			acte: "Acte",
			objet: "Sur quoi",
			detail: "Détail",
		},
		acteurs: {
			compte: "compte effacé",
			operateur: "exploitation",
			systeme: "le site",
		},
	},
} as const;
