export const BOITE = {
	titre: "Emails from this instance",
	chapeau:
		"This site does not send its emails: they stay on this machine and are listed here, newest first.",
	vide: "No email yet. Try asking for a sign-in code.",
	pour: "To {adresse}",
	texte: "As text",
	html: "See it as in a mail reader",
	retour: "All emails",
};
