/** What the team writes: projects, needs, work spaces, articles, themes. */
export const EDITION = {
	original: "Texte d’origine",
	anglais: "Version anglaise",
	anglais_aide: "Laissez vide ce qui n’est pas traduit.",
	garder: "Enregistrer",
	garde: "C’est enregistré.",
	creer: "Créer",
	publier: "Publier tout de suite",
	publier_aide: "Sinon, la fiche attend une relecture comme les autres.",
	langue: "Langue du texte d’origine",
	projet: {
		nouveau: "Nouveau projet",
		code: { oui: "Oui" },
		themes: "Thèmes, trois au plus",
	},
	besoin: {
		nouveau: "Nouveau besoin",
		sans_theme: "Aucun",
	},
	chantier: {
		titre: "Espace de travail de «\u00a0{titre}\u00a0»",
		ferme:
			"L’espace de travail n’est pas ouvert\u00a0: ce que vous écrivez ici est gardé, et se verra dès que le besoin passera à l’étude.",
		texte: "Ce qu’il faut faire, compétences, code source",
		cahier_aide:
			"En Markdown, comme les articles\u00a0: «\u00a0## Titre\u00a0», «\u00a0- \u00a0» ou «\u00a01. \u00a0» pour une liste, «\u00a0**gras**\u00a0». Un texte simple convient aussi.",
		fiche: "Décider de l’état de ce besoin",
	},
	etapes: {
		titre: "Étapes",
		ajouter: "Ajouter une étape",
		destinataires:
			"{n, plural, =0 {Personne ne sera prévenu par courriel.} one {Une personne sera prévenue par courriel, dans deux minutes.} other {# personnes seront prévenues par courriel, dans deux minutes.}}",
		ferme: "Une étape s’ajoute une fois le besoin publié.",
		statut: "État du besoin",
		statut_aide:
			"Un nouvel état est enregistré avec l’étape, et annoncé par son propre courriel.",
		meme_statut: "Inchangé\u00a0: {etat}",
		futur: "Oui, cette étape est datée dans le futur",
		apercu_aide:
			"Ces courriels partent une fois que vous confirmez\u00a0: l’état après une minute, l’étape après deux.",
		envoi_etape: "L’étape. {qui}\u00a0:",
		envoi_etat: "Le nouvel état. {qui}\u00a0:",
		publier: "Publier et prévenir",
		modifier: "Modifier ou retirer l’étape {numero}",
		corriger:
			"{n, plural, =0 {Modifier cette étape ne prévient personne.} one {Un courriel attend encore\u00a0: il partira avec le texte corrigé.} other {# courriels attendent encore\u00a0: ils partiront avec le texte corrigé.}}",
		ancien:
			"{n, plural, =0 {} one {Un courriel est déjà parti ou en train de partir, avec le texte actuel.} other {# courriels sont déjà partis ou en train de partir, avec le texte actuel.}}",
		retirer: "Retirer «\u00a0{titre}\u00a0»",
		motif: "Raison du retrait",
		motif_aide:
			"Nécessaire si des courriels sont déjà partis. Seule l’équipe la lit\u00a0; le journal la garde.",
		retirer_texte: "Son texte reste lisible dans les versions antérieures.",
		retirer_question:
			"{n, plural, =0 {Aucun courriel n’attend plus.} one {Le courriel qui attend ne partira pas.} other {Les # courriels qui attendent ne partiront pas.}} {partis, plural, =0 {} one {Un courriel est déjà parti.} other {# courriels sont déjà partis.}}",
		retirer_confirmer:
			"{n, plural, =0 {Oui, retirer cette étape} one {Oui, retirer cette étape et le courriel qui attend} other {Oui, retirer cette étape et les # courriels qui attendent}}",
		en_file:
			"{total, plural, =0 {Aucun courriel n’attend son tour.} one {Un courriel attend son tour.} other {# courriels attendent leur tour.}}",
		finie:
			"{total, plural, =0 {Aucun courriel.} one {Un courriel parti.} other {# courriels partis.}}",
		aucune: "Aucune étape encore.",
		ancre: "Étape {numero}",
	},
	article: {
		nouveau: "Nouvel article",
		modifier: "Modifier «\u00a0{titre}\u00a0»",
		texte: "Texte en Markdown",
		projets_aide: "Les fins de leurs adresses, séparées par des espaces.",
		statut: "Où en est l’article",
		statuts: {
			brouillon: "Brouillon, que personne d’autre ne voit",
			publie: "Publié",
		},
		images:
			"Les images ne sont pas montrées\u00a0: leur texte de remplacement, nécessaire, l’est à leur place.",
		supprimer: "Supprimer ce brouillon",
		supprimer_quoi:
			"Supprimer le brouillon «\u00a0{titre}\u00a0» et ses versions antérieures\u00a0? Rien ne les rendra.",
		supprimer_oui: "Oui, supprimer ce brouillon",
		apercu: "Voir l’aperçu",
		apercu_titre: "Aperçu",
		apercu_anglais: "Aperçu de la version anglaise",
		reprendre: "Reprendre le texte",
		pas_garde: "Voici l’aperçu\u00a0: rien n’est encore enregistré.",
		etats: {
			brouillon: "Brouillon",
			publie: "Publié",
		},
		vide: "Aucun article encore.",
	},
	theme: {
		nouveau: "Ajouter un thème",
		aucun:
			"Il n’y a encore aucun thème. Un projet en demande au moins un\u00a0: tant que cette liste est vide, personne ne peut en proposer.",
		premiers: "Créer les {n} premiers thèmes",
		premiers_aide:
			"Culture, logement, santé… en français et en anglais. Vous pourrez ensuite les renommer, les ranger ou les supprimer.",
		nom: "Nom",
		monter: "Monter {nom}",
		descendre: "Descendre {nom}",
		supprimer: "Supprimer ce thème",
		supprimer_aide:
			"Rien n’y est classé\u00a0: il peut être supprimé. Il n’en restera rien.",
		en_usage: "Un thème en usage ne peut pas être supprimé.",
		usages:
			"{projets, plural, =0 {aucun projet} one {un projet} other {# projets}}, {besoins, plural, =0 {aucun besoin} one {un besoin} other {# besoins}}",
	},
} as const;
