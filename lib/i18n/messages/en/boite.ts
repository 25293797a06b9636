import type { BOITE as FR } from "../fr/boite.ts";
import type { Translated } from "../translated.ts";

export const BOITE: Translated<typeof FR> = {
	titre: "E-mails of this instance",
	chapeau:
		"This site sends no e-mail: those that it writes stay on this machine, and are here, the newest first.",
	vide: "No e-mail yet. Ask for a sign-in code, for example.",
	pour: "To {adresse}",
	texte: "As text",
	html: "See it as a mail reader shows it",
	retour: "All e-mails",
};
