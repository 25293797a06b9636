/** The acts of the journal as sentences: who did what to which entry. */
import type { LigneJournal } from "#lib/moderation/journal/schema";
import { ACTES, type ObjetJournal } from "#lib/platform/db/journal-acts";
import type { Langue } from "#lib/platform/langues";
import { TOURNURES } from "./tournures.ts";

type Articles = {
	readonly le: string;
	readonly du: string;
	readonly au: string;
};

const ANGLAIS = (nom: string): Articles => ({ le: nom, du: nom, au: nom });
const MASCULIN = (nom: string): Articles => ({
	le: `le ${nom}`,
	du: `du ${nom}`,
	au: `au ${nom}`,
});
const ELIDE = (nom: string): Articles => ({
	le: `l’${nom}`,
	du: `de l’${nom}`,
	au: `à l’${nom}`,
});

const OBJETS: Readonly<
	Record<ObjetJournal, Readonly<Record<Langue, Articles>>>
> = {
	projet: { fr: MASCULIN("projet"), en: ANGLAIS("the project") },
	besoin: { fr: MASCULIN("besoin"), en: ANGLAIS("the need") },
	article: { fr: ELIDE("article"), en: ANGLAIS("the article") },
	theme: { fr: MASCULIN("thème"), en: ANGLAIS("the theme") },
	compte: { fr: MASCULIN("compte"), en: ANGLAIS("the account") },
	jeton: { fr: MASCULIN("jeton"), en: ANGLAIS("the token") },
	courriel: { fr: MASCULIN("courriel"), en: ANGLAIS("the email") },
	adresse: { fr: ELIDE("adresse"), en: ANGLAIS("the address") },
	equivalence: {
		fr: MASCULIN("groupe de mots de même sens"),
		en: ANGLAIS("the group of words with the same meaning"),
	},
	modele: {
		fr: MASCULIN("modèle de réponse"),
		en: ANGLAIS("the answer template"),
	},
	surveille: { fr: MASCULIN("mot"), en: ANGLAIS("the word") },
	mot: { fr: MASCULIN("mot entendu"), en: ANGLAIS("the word heard") },
	demonstration: {
		fr: {
			le: "la démonstration",
			du: "de la démonstration",
			au: "à la démonstration",
		},
		en: ANGLAIS("the demonstration"),
	},
	site: { fr: MASCULIN("site"), en: ANGLAIS("the site") },
};

/** A part of a sentence: words, or who acted, the object or the linked project, after the words that lead to it. */
export type Morceau = {
	readonly texte: string;
	readonly quoi: "qui" | "objet" | "projet" | null;
};

const PLACES = /\{(qui|le|du|au|projet)\}/g;

function morceau(place: string, articles: Articles, langue: Langue): Morceau {
	switch (place) {
		case "qui":
			return { texte: "", quoi: "qui" };
		case "projet":
			return { texte: OBJETS.projet[langue].le, quoi: "projet" };
		case "du":
			return { texte: articles.du, quoi: "objet" };
		case "au":
			return { texte: articles.au, quoi: "objet" };
		default:
			return { texte: articles.le, quoi: "objet" };
	}
}

/** The sentence of an act, in parts; null for an act of an older version, which has no words. */
export function phraseDe(
	ligne: Pick<LigneJournal, "acte" | "objet" | "avant" | "apres">,
	langue: Langue,
): readonly Morceau[] | null {
	const acte = ACTES.find((un) => un === ligne.acte);
	if (acte === undefined) return null;
	const tournure = TOURNURES[acte];
	const phrase = typeof tournure === "function" ? tournure(ligne) : tournure;
	const articles = OBJETS[ligne.objet][langue];
	// The odd parts are the places that the expression captures.
	return phrase[langue]
		.split(PLACES)
		.map((part, rang) =>
			rang % 2 === 0
				? { texte: part, quoi: null }
				: morceau(part, articles, langue),
		)
		.filter(({ texte, quoi }) => texte !== "" || quoi !== null);
}
