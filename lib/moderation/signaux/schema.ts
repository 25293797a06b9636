import type { NatureContribution } from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";

/** What may be remarkable in a text, what endangers a person first. */
export const GENRES_SIGNAL = [
	"iban",
	"nir",
	"naissance",
	"haine",
	"insulte",
	"refusee",
	"publicite",
	"repetition",
	"adresse",
	"telephone",
	"courriel",
	"surveille",
	"capitales",
	"langue",
	"autre_langue",
	"liens",
] as const;
export type GenreSignal = (typeof GENRES_SIGNAL)[number];

/** Those that are shown in red: somebody could come to harm. The others deserve a look. */
export const DANGERS: readonly GenreSignal[] = [
	"iban",
	"nir",
	"naissance",
	"haine",
	"insulte",
];

/** What a watched word is: an insult and hate are in the list that comes with the product. */
export const GENRES_SURVEILLE = ["mot", "insulte", "haine"] as const;
export type GenreSurveille = (typeof GENRES_SURVEILLE)[number];

export type Signal = {
	readonly genre: GenreSignal;
	/** What was found, as it is written, each once; of a refused text, the title of that entry. */
	readonly extraits: readonly string[];
};

/** A watched word as some texts are searched for it: for each of its words, how they write it; of an address, the address. */
export type MotCherche = {
	readonly id: number;
	readonly texte: string;
	readonly genre: GenreSurveille;
	readonly adresse: string | null;
	readonly formes: readonly (readonly string[])[];
};

/** What deserves a look in a text, and the watched words to mark in it. */
export type Reperes = {
	readonly signaux: readonly Signal[];
	readonly surveilles: readonly MotCherche[];
};

/** The texts of an entry in which signals are looked for. */
export type TextesSignales = {
	readonly nature: NatureContribution;
	readonly id: number;
	/** Title, summary, description and the like: what people write freely. */
	readonly libres: readonly string[];
	/** The addresses that the author declared as the project's own: they are no warning. */
	readonly declares: readonly string[];
	/** The title, summary and description as they were written, and the language that they are said to be in, where it is to be checked. */
	readonly original?: { readonly langue: Langue; readonly texte: string };
};
