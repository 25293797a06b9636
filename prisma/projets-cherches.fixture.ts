/** Projects whose texts are hard to find, and what each search finds among them (D18). */
import { creerProjet, creerTheme } from "./entries.fixture.ts";

/** Writes them, with their theme. */
export async function creerProjetsCherches(): Promise<void> {
	await creerTheme({
		slug: "mer",
		nom: "Océans",
		traductions: { en: { nom: "Seas" } },
	});
	await creerProjet({
		slug: "oeuvre",
		nom: "L’Œuvre des Chênes",
		accroche: "Recenser les arbres cœur à cœur.",
		porteur: "Ælfric & Cie",
		territoire: "Île-de-France",
		themes: ["mer"],
	});
	await creerProjet({
		slug: "porte",
		nom: "Porte-à-porte",
		accroche: "100 % bénévole, avec a_b et c\\d.",
	});
	await creerProjet({
		slug: "logiciels",
		nom: "Logiciels",
		accroche: "Nous partageons des jardins communaux aujourd’hui.",
		traductions: {
			en: { nom: "Softwares", description: "Neighbourly gardening" },
		},
	});
	await creerProjet({
		slug: "cache",
		nom: "Zébulon caché",
		statut: "propose",
		publie_le: null,
	});
}

/** The slugs of those that are published. */
export const TOUS = ["logiciels", "oeuvre", "porte"];

type Trouvaille = readonly [titre: string, q: string, slugs: readonly string[]];

/** Searches as they are written, and what they find. */
export const TROUVAILLES: readonly Trouvaille[] = [
	["case", "OEUVRE chênes", ["oeuvre"]],
	["accents left out", "chenes", ["oeuvre"]],
	["accents added", "lögîcïéls", ["logiciels"]],
	["a ligature written in two letters", "oeuvre", ["oeuvre"]],
	["a ligature in the middle of a word", "coeur", ["oeuvre"]],
	["a ligature written as one", "cœur aelfric", ["oeuvre"]],
	["a decomposed text", "Che\u0302nes I\u0302le", ["oeuvre"]],
	["hyphens as blanks", "ile de france", ["oeuvre"]],
	["hyphens of another kind", "porte‑à–porte", ["porte"]],
	["apostrophes as blanks", "aujourd hui", ["logiciels"]],
	["straight and typographic apostrophes", "aujourd'hui", ["logiciels"]],
	["an elided article", "l'œuvre d'arbres", ["oeuvre"]],
	["an article that is elided alone", "l’", TOUS],
	["the middle of a word", "giciel", ["logiciels"]],
	["words in another order, from several fields", "france arbres", ["oeuvre"]],
	["the name of a theme", "océan", ["oeuvre"]],
	["the English name of a theme", "seas", ["oeuvre"]],
	["an English version", "gardening softwares", ["logiciels"]],
	["a plural sought as a singular", "jardin communal", ["logiciels"]],
	["a word of the same family", "recensement", ["oeuvre"]],
	["a percent sign", "%", ["porte"]],
	["an underscore", "a_b", ["porte"]],
	["a backslash", "c\\d", ["porte"]],
	["joker signs that stand for nothing", "a%b", []],
	["a word cut by signs, of which a part is there", "c++", []],
	["an underscore that stands for no other sign", "b_n", []],
	["nothing at all", "", TOUS],
	["blanks", " \u00A0\t ", TOUS],
	["signs that separate", "-'’—", TOUS],
	["an invisible character", "arb\u200Bres", ["oeuvre"]],
	["punctuation around words", "« arbres » ?", ["oeuvre"]],
	["one word of two that is nowhere", "arbres zzzzzz", []],
	["short words alone, all of them there", "a_ % c", ["porte"]],
	["short words alone, one of which is nowhere", "le qz", []],
	["a short word beside a longer one", "ou jardins", ["logiciels"]],
	["a short word that is not beside it", "qz jardins", []],
	["a project that is not published", "zébulon", []],
];

/** Searches with typing errors, and what they find. */
export const FAUTES: readonly Trouvaille[] = [
	["a letter left out", "logicels", ["logiciels"]],
	["a letter doubled", "logiciiels", ["logiciels"]],
	["a letter replaced", "logixiels", ["logiciels"]],
	["two letters exchanged", "logiceils", ["logiciels"]],
	["the first letter replaced", "kogiciels", ["logiciels"]],
	["the first two exchanged", "olgiciels", ["logiciels"]],
	["the last letter replaced", "logicielz", ["logiciels"]],
	["the last two exchanged", "logiciesl", ["logiciels"]],
	["the two around the middle exchanged", "logciiels", ["logiciels"]],
	["a letter left out at the start", "ogicielsx", []],
	["one error in each of two words", "jrdins communaix", ["logiciels"]],
	["an error in one word, the other right", "arbrez france", ["oeuvre"]],
	["an error beside a ligature", "oeuvrr", ["oeuvre"]],
	["two errors in a word", "lohicieks", []],
	["three letters", "mxr", []],
	["a word that is nowhere near", "xylophone", []],
];
