export const FORMULAIRES = {
	erreur_titre: "Error: {titre}",
	erreur_champ: "{champ}: {message}",
	resume:
		"{n, plural, one {There is one thing to correct} other {There are # things to correct}}",
	facultatif: "optional",
	ecart: {
		titre: "What changed while you were writing",
		repris: "Changed elsewhere and not by you: the form now has that text.",
		oppose:
			"Changed both by you and elsewhere: the form keeps your text; choose one, or merge the two.",
		mien: "Your text",
		leur: "The saved text",
		prendre: "Take the saved text ({champ})",
		remettre: "Put mine back ({champ})",
	},
	restants: {
		un: "{n} character left.",
		plusieurs: "{n} characters left.",
		un_de_trop: "{n} character too many.",
		trop: "{n} characters too many.",
	},
	phrases_restantes: {
		un: "{n} more phrase possible.",
		plusieurs: "{n} more phrases possible.",
		un_de_trop: "{n} phrase too many.",
		trop: "{n} phrases too many.",
	},
	lignes_restantes: {
		un: "{n} more line possible.",
		plusieurs: "{n} more lines possible.",
		un_de_trop: "{n} line too many.",
		trop: "{n} lines too many.",
	},
	erreurs: {
		absent: "Please fill in this field.",
		court:
			"Write at least {min, number} characters: there are {n, number} so far.",
		long: "This text cannot exceed {max, number} characters: it has {n, number}.",
		peu: "{min, plural, one {Choose at least one answer.} other {Choose at least # answers.}}",
		trop: "{max, plural, one {Choose only one answer.} other {Choose # answers at most.}}",
		phrases_dites: {
			trop: "{max, number} phrases at most: there are {n, number}.",
			une: "Phrase {rang, number}. {raison}",
			citee: "Phrase {rang, number} (“{phrase}”). {raison}",
		},
		lignes_dites: {
			trop: "{max, number} lines at most: there are {n, number}.",
			une: "Line {rang, number}. {raison}",
			citee: "Line {rang, number} (“{phrase}”). {raison}",
		},
		choix: "Choose one of the answers offered.",
		adresse_web:
			"This is not a complete web address, such as https://example.org.",
		autre: "This value is not accepted.",
	},
	refus: {
		introuvable: "This item no longer exists, or is no longer public.",
		role: "Your account does not have the role this requires.",
		soi_meme: "You cannot suspend your own account.",
		dernier_admin:
			"The last administrator account can be neither suspended, nor given another role, nor erased.",
		preuve:
			"This needs your passkey shown again: go to “My account, Passkeys”, then try again.",
		sans_soutien: "Only people who support this need can answer.",
		rang_superieur: "Only an administrator can act on this account.",
		limite:
			"You have reached the limit: try again in {minutes, plural, one {one minute} other {# minutes}}.",
		panne:
			"The site could not record your request. Nothing you wrote is lost: send it again in a moment.",
		lecture_seule:
			"The site is read-only while maintenance is under way: nothing was recorded. What you wrote is still on this page; keep it open, and send it again later.",
	},
};
