export const ERREURS = {
	introuvable: {
		titre: "Page not found",
		texte:
			"There is nothing at this address. It may be mistyped, or the page may have been removed.",
	},
	retire: {
		titre: "This page was taken down",
		texte:
			"This project or need was public; it no longer is. Its address will never be used for anything else.",
	},
	affluence: {
		titre: "Very busy right now",
		texte:
			"This page could not be prepared right away. Try again in {n, plural, one {one second} other {# seconds}}.",
	},
	trop_de_pages: {
		titre: "Too many pages in a short time",
		texte:
			"Your network asked for a great many pages within a minute. Try again in {n, plural, one {one second} other {# seconds}}.",
	},
	panne: {
		titre: "An error on our side",
		texte:
			"This page could not be prepared. Nothing you sent before is lost. Try again in a moment.",
	},
	hors_ligne: {
		titre: "You are offline",
		texte:
			"Your device cannot reach the site. Nothing you sent before is lost: check your network connection, then try again.",
	},
	indisponible: {
		titre: "One moment, please",
		texte:
			"The directory is not answering at the moment. It usually comes back within seconds.",
	},
	essai_seul:
		"The page asks for itself again once. What you had begun to write elsewhere is still there.",
	saisie_gardee:
		"What you wrote is still in the page before: go back in your browser, then send it again.",
	lecture_seule: {
		titre: "The site is read-only",
		texte:
			"Maintenance is under way: everything can be read, and nothing is recorded. Nothing that was there is lost; try again later.",
	},
	malformee: {
		titre: "Request not understood",
		texte:
			"This request could not be read: the address may be mistyped, or the form may have arrived incomplete. Nothing was recorded.",
	},
	etrangere: {
		titre: "Not accepted",
		texte:
			"This was not sent from a page of this site, or your browser does not say where it comes from. Nothing was recorded.",
	},
	methode: {
		titre: "Nothing to answer",
		texte: "This address can be read, and nothing else.",
	},
	trop_longue: {
		titre: "Too long",
		texte:
			"What you sent is over 300 KiB, far more than the fields accept. Go back and shorten it. Nothing was recorded.",
	},
	demande: "Request number, to quote if you report the problem: <id></id>",
	accueil: "Back to the home page",
	reessayer: "Try again",
};
