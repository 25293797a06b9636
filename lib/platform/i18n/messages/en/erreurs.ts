import type { ERREURS as FR } from "../fr/erreurs.ts";
import type { Translated } from "../translated.ts";

export const ERREURS: Translated<typeof FR> = {
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
	panne: {
		titre: "An error on our side",
		texte:
			"This page could not be prepared. Nothing that you sent before is lost. Try again in a moment.",
	},
	indisponible: {
		titre: "One moment, please",
		texte:
			"The directory does not answer at the moment. It usually comes back within seconds: reload the page.",
	},
	demande: "Request number, to quote if you report the problem: <id></id>",
	accueil: "Back to the home page",
	reessayer: "Try again",
};
