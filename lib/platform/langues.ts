/** Languages of the site and of originals; French first, as on the wire. */
export const LANGUES = ["fr", "en"] as const;

export type Langue = (typeof LANGUES)[number];

/** One sentence in every language of the site. */
export type Phrase = Readonly<Record<Langue, string>>;

/** The same keys as the French texts, each with a text of another language. */
export type Translated<Of> = {
	readonly [Key in keyof Of]: Of[Key] extends string
		? string
		: Translated<Of[Key]>;
};

export type TexteMarque = { readonly texte: string; readonly langue: Langue };

/** A title in the languages that it has. */
export function titresDe({
	titre,
	titre_en,
	langue,
}: {
	readonly titre: string;
	readonly titre_en: string | null;
	readonly langue: string;
}): { fr?: string; en?: string } {
	return langue === "en"
		? { en: titre }
		: { fr: titre, ...(titre_en === null ? {} : { en: titre_en }) };
}

/** Words that a text of one language can hardly do without, and that the other does not have. */
const MOTS_FREQUENTS: Readonly<Record<Langue, ReadonlySet<string>>> = {
	fr: new Set(
		`le la les des du de un une et est sont pour dans avec qui que quand où
		 au aux par ce cette ces ses sur leur leurs nous vous il elle ils elles
		 mon ma mes notre nos votre vos ne pas ou afin chaque être avoir peut
		 très sans entre comme tous toutes aussi plus à y en`.split(/\s+/),
	),
	en: new Set(
		`the of and to in is are for that with this it its as by from be been
		 has have which can will not their they we our you your at when where
		 who how all more into about any each other than but these those there`.split(
			/\s+/,
		),
	),
};

/** What of a long text is enough to tell. */
const LETTRES_LUES = 8_000;
/** Fewer words than that tell nothing. */
const MOTS_MIN = 4;
/** How many times more often the words of one language must be found. */
const AVANCE = 2;

/**
 * The language that a text seems to be written in, by its most frequent words;
 * null when it is short, in neither, or in both.
 */
export function langueDevinee(texte: string): Langue | null {
	const nombres = { fr: 0, en: 0 };
	for (const [mot] of texte
		.slice(0, LETTRES_LUES)
		.toLowerCase()
		.matchAll(/\p{L}+/gu))
		for (const langue of LANGUES)
			if (MOTS_FREQUENTS[langue].has(mot)) nombres[langue] += 1;
	const trouvee = LANGUES.find((langue) => {
		const autres = LANGUES.filter((autre) => autre !== langue);
		return autres.every(
			(autre) =>
				nombres[langue] >= MOTS_MIN &&
				nombres[langue] >= AVANCE * nombres[autre],
		);
	});
	return trouvee ?? null;
}
