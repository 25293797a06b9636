/** What moderators ask authors before they decide, what authors answer, and the templates of these texts. */
export const DEMANDES = {
	compte: {
		demande: "La modération vous demande un complément",
		demande_aide:
			"Répondez en complétant votre texte ci-dessous\u00a0: une fois enregistré, il revient à la modération.",
		repondue: "Vous avez répondu à la modération, qui va relire votre texte.",
		repondre: "Enregistrer et répondre",
		refusee: "Cette contribution a été refusée",
		refusee_aide:
			"Vous pouvez corriger votre texte et le renvoyer\u00a0: il sera relu comme une nouvelle contribution, et compte parmi celles que vous pouvez envoyer en une heure.",
		refusee_chapeau:
			"Voici le texte que vous aviez envoyé. Vous pouvez tout y changer.",
		renvoyer: "Renvoyer à la modération",
		revoir: "Revoir et renvoyer",
		revoir_quoi: "Revoir et renvoyer {nom}",
	},
	dialogue: {
		titre: "Échange avec l’auteur",
		demander: "Demander un complément…",
		redemander: "Demander encore autre chose…",
		attend:
			"{par} a demandé un complément à l’auteur, qui n’a pas encore répondu.",
		repondue: "L’auteur a répondu à la demande de {par}.",
		quelqu_un: "quelqu’un",
		questions: "Ce qui était demandé",
		changements: "Ce que l’auteur a changé",
		envoyee:
			"Votre demande à l’auteur de la fiche précédente est enregistrée\u00a0: le courriel part dans une minute.",
		renvoyee:
			"Refusée une première fois, puis corrigée et renvoyée par son auteur.",
		refusee: "Raison du refus précédent",
	},
	file: {
		repondue: "L’auteur a répondu",
		auteur: "Attend son auteur",
		suspendu: "Auteur suspendu",
		filtrer: "Filtrer la file",
		place: "{place} sur {total}",
		retour: "Retour à la liste filtrée",
	},
	lots: {
		lien_nombre:
			"{n, plural, =0 {Rien de ce compte n’attend} one {Traiter ce que ce compte a en attente} other {Traiter d’un coup les # propositions en attente}}",
		nombre:
			"{n, plural, =0 {Rien de ce compte n’attend de relecture.} one {Une proposition de ce compte attend.} other {# propositions de ce compte attendent.}}",
		quarantaine:
			"{n, plural, =0 {Rien à mettre en quarantaine} one {Mettre en quarantaine cette proposition…} other {Mettre en quarantaine ces # propositions…}}",
		quarantaine_confirmer:
			"{n, plural, =0 {Rien ne changera.} one {Elle quitte la file\u00a0; son auteur n’est pas prévenu.} other {Les # quittent la file\u00a0; leur auteur n’est pas prévenu.}}",
		quarantaine_oui:
			"{n, plural, =0 {Rien à faire} one {Oui, la mettre en quarantaine} other {Oui, mettre les # en quarantaine}}",
		suspension:
			"{n, plural, =0 {Suspendre le compte…} one {La mettre en quarantaine et suspendre le compte…} other {Mettre ces # en quarantaine et suspendre le compte…}}",
		suspension_confirmer: "Les fiches cochées quittent la file.",
		suspension_oui:
			"{n, plural, =0 {Oui, suspendre} one {Oui, la mettre en quarantaine et suspendre} other {Oui, mettre les # en quarantaine et suspendre}}",
		faits:
			"{n, plural, =0 {Rien n’a été fait.} one {C’est fait pour une proposition.} other {C’est fait pour # propositions.}}",
		changees:
			"{n, plural, =0 {Aucune n’avait changé.} one {Une autre avait changé entre-temps\u00a0: elle n’a pas été touchée.} other {# autres avaient changé entre-temps\u00a0: elles n’ont pas été touchées.}}",
		file: "Revenir à la file",
	},
	page: {
		chapeau:
			"Écrivez vos questions, voyez le courriel, puis envoyez. L’auteur répond en complétant son texte dans son compte\u00a0; la fiche vous revient alors en premier, et chacun peut la prendre.",
		texte: "Vos questions à l’auteur",
		perime:
			"Vous avez changé quelque chose\u00a0: ce courriel ne vaut plus. Revoyez-le, ou envoyez\u00a0: ce qui est écrit ci-dessous partira.",
		envoyer: "Demander à l’auteur",
		personne:
			"Personne ne peut répondre\u00a0: cette fiche n’a pas d’auteur, ou son compte est suspendu.",
	},
	modeles: {
		titre: "Modèles de réponse",
		chapeau:
			"Des textes écrits une fois, que la modération insère dans ses demandes de complément et dans ses refus, dans la langue de l’auteur.",
		lecture: "Seule l’administration les écrit.",
		vide: "Aucun modèle encore.",
		un: "Modèle de réponse",
		nouveau: "Nouveau modèle",
		nom_aide:
			"Ce que la modération voit dans la liste\u00a0; l’auteur ne le lit pas.",
		texte_fr: "Texte en français",
		texte_en: "Texte en anglais",
		enregistrer: "Enregistrer le modèle",
		retirer: "Retirer ce modèle",
		retirer_confirmer:
			"Il ne sera plus proposé. Ce qui a déjà été écrit avec lui reste.",
		retirer_oui: "Oui, le retirer",
		offerts: "Insérer un modèle de réponse",
		insere: "Le modèle est ajouté à votre texte.",
	},
} as const;
