export const DEMANDES = {
	compte: {
		demande: "The moderators ask you to complete your text",
		demande_aide:
			"Answer by completing your text below: once it is saved, it goes back to the moderators.",
		repondue: "You have answered the moderators, who will review your text.",
		repondre: "Save and answer",
		refusee: "This contribution was refused",
		refusee_aide:
			"You can correct your text and send it again: it will be reviewed like a new contribution, and counts among those that you can send within an hour.",
		refusee_chapeau:
			"This is the text that you had sent. You can change everything in it.",
		renvoyer: "Send again to the moderators",
		revoir: "See and send again",
		revoir_quoi: "See and send again {nom}",
	},
	dialogue: {
		titre: "Exchange with the author",
		demander: "Ask the author to complete…",
		redemander: "Ask for something else…",
		attend:
			"{par} has asked the author to complete this entry; there is no answer yet.",
		repondue: "The author has answered the request of {par}.",
		quelqu_un: "someone",
		questions: "What was asked",
		changements: "What the author changed",
		envoyee:
			"Your request to the author of the previous entry is saved: the email leaves in a minute.",
		renvoyee:
			"Refused a first time, then corrected and sent again by its author.",
		refusee: "Reason of the earlier refusal",
	},
	file: {
		repondue: "The author has answered",
		auteur: "Waiting for its author",
		suspendu: "Author suspended",
		filtrer: "Filter the queue",
		place: "{place} of {total}",
		retour: "Back to the filtered list",
	},
	lots: {
		lien_nombre:
			"{n, plural, =0 {Nothing of this account is waiting} one {Deal with what this account has waiting} other {Deal at once with the # suggestions waiting}}",
		nombre:
			"{n, plural, =0 {Nothing of this account is waiting for review.} one {One suggestion of this account is waiting.} other {# suggestions of this account are waiting.}}",
		quarantaine:
			"{n, plural, =0 {Nothing to quarantine} one {Quarantine this suggestion…} other {Quarantine these # suggestions…}}",
		quarantaine_confirmer:
			"{n, plural, =0 {Nothing will change.} one {It leaves the queue; its author is not told.} other {All # leave the queue; their author is not told.}}",
		quarantaine_oui:
			"{n, plural, =0 {Nothing to do} one {Yes, quarantine it} other {Yes, quarantine all #}}",
		suspension:
			"{n, plural, =0 {Suspend the account…} one {Quarantine it and suspend the account…} other {Quarantine these # and suspend the account…}}",
		suspension_confirmer: "The ticked entries leave the queue.",
		suspension_oui:
			"{n, plural, =0 {Yes, suspend} one {Yes, quarantine it and suspend} other {Yes, quarantine all # and suspend}}",
		faits:
			"{n, plural, =0 {Nothing was done.} one {Done for one suggestion.} other {Done for # suggestions.}}",
		changees:
			"{n, plural, =0 {None had changed.} one {Another one had changed meanwhile: it was left alone.} other {# others had changed meanwhile: they were left alone.}}",
		file: "Back to the queue",
	},
	page: {
		chapeau:
			"Write your questions, see the email, then send. The author answers by completing the text in their account; the entry then comes back to you first, and anyone can take it.",
		texte: "Your questions to the author",
		perime:
			"You have changed something: this email no longer holds. See it again, or send: what is written below will leave.",
		envoyer: "Ask the author",
		personne:
			"Nobody can answer: this entry has no author, or their account is suspended.",
	},
	modeles: {
		titre: "Answer templates",
		chapeau:
			"Texts written once, which moderators insert in their requests to complete and in their refusals, in the author’s language.",
		lecture: "Only administrators write them.",
		vide: "No template yet.",
		un: "Answer template",
		nouveau: "New template",
		nom_aide: "What moderators see in the list; authors do not read it.",
		texte_fr: "Text in French",
		texte_en: "Text in English",
		enregistrer: "Save the template",
		retirer: "Remove this template",
		retirer_confirmer:
			"It will no longer be offered. What was already written with it stays.",
		retirer_oui: "Yes, remove it",
		offerts: "Insert an answer template",
		insere: "The template is added to your text.",
	},
};
