import type { VERSIONS as FR } from "../fr/versions.ts";
import type { Translated } from "../translated.ts";

export const VERSIONS: Translated<typeof FR> = {
	titre: "Earlier versions",
	de: "Earlier versions of “{titre}”",
	lien: "Earlier versions",
	chapeau:
		"Each edition, the latest first: what was removed is struck out, what was added is underlined. None of this is public.",
	aucune: "This text was never edited.",
	personne: "Operator, or an erased account",
	retire: "This text was taken away: it can still be read here.",
	reprendre: "Go back to the text before this edition",
	rendre_etape: "Give this step back",
	rendre_etape_aide:
		"The step takes its place and its number again. The e-mails that taking it out had stopped wait two minutes again, then leave for those who may still get them; nobody gets the same one twice.",
	rendre_theme: "Give this theme back",
	rendre_theme_aide:
		"The theme is at its address again, the last of the list. What was filed under it before stays filed elsewhere.",
	etape: "step {numero}, “{titre}”",
	index: {
		titre: "Texts edited and taken away",
		retires: "Taken away, and can be given back",
		retires_vide: "Nothing was taken away: no step, no theme.",
		retire_etape: "Step {numero}, “{titre}”",
		retire_theme: "Theme “{titre}”",
		du_besoin: "of the need “{titre}”",
		edites: "Edited",
		edites_vide: "No text was edited yet.",
		suite: "Texts edited earlier",
		lien: "Texts edited and taken away",
	},
	avant: "Older editions",
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
