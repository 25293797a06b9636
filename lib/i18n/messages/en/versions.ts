import type { VERSIONS as FR } from "../fr/versions.ts";
import type { Translated } from "../translated.ts";

export const VERSIONS: Translated<typeof FR> = {
	avant_apres: "Before and after",
	texte_avant: "Before",
	texte_apres: "After",
	vide: "Nothing",
	titre: "Earlier versions",
	de: "Earlier versions of “{titre}”",
	lien: "Earlier versions",
	chapeau:
		"Each edition, latest first: the text before it and the text after it, side by side. None of this is public.",
	aucune: "This text has never been edited.",
	personne: "An operator or an erased account",
	retire: "This text was removed: it can still be read here.",
	reprendre: "Go back to the text before this edit",
	rendre_etape: "Restore this step",
	rendre_etape_aide:
		"The step gets its place and its number back. The emails stopped by its removal wait two more minutes, then go to those who may still get them; nobody gets the same one twice.",
	avant: "Older edits",
	en_anglais: "{nom} (English version)",
	champs: {
		label_ia: "AI label",
		mis_en_avant: "Featured",
		cahier: "Brief",
		roles: "Skills wanted",
		depot: "Code repository",
		jour: "Date",
		texte: "Text",
		resume: "Summary",
		date: "Date",
		auteur: "Signature",
		statut: "State",
		projets: "Projects mentioned",
	},
};
