/**
 * The texts of pages, mails and answers in both languages. Nothing here asks
 * who is reading: the language is an argument, so that a page, a server action
 * and the worker call it alike.
 */
import { createFormatter, createTranslator } from "next-intl";
import type { Langue, Phrase, Translated } from "../platform/langues.ts";
import { ordinalFirst, SITE_TIME_ZONE } from "../platform/runtime/time-zone.ts";
import * as EN from "./messages/en.ts";
import * as FR from "./messages/fr.ts";

const timeZone = SITE_TIME_ZONE;
const ENGLISH: Translated<typeof FR> = EN;

const french = createTranslator({ locale: "fr", messages: FR, timeZone });

/** A reader of texts: knows the keys, and the arguments that each text takes. */
export type Texts = typeof french;

const TEXTS: Readonly<Record<Langue, Texts>> = {
	fr: french,
	en: createTranslator({ locale: "en", messages: ENGLISH, timeZone }),
};

const frenchForms = createFormatter({ locale: "fr", timeZone });

const FORMATS = {
	fr: {
		...frenchForms,
		dateTime: (at: Date, options: Parameters<typeof frenchForms.dateTime>[2]) =>
			ordinalFirst(frenchForms.dateTime(at, options)),
	},
	en: createFormatter({ locale: "en-GB", timeZone }),
};

/** The texts in one language: `t("accueil.titre")`, with ICU arguments where the text has some. */
export function texts(langue: Langue): Texts {
	return TEXTS[langue];
}

/** One text in both languages: `phraseOf((t) => t("compte.adresse.meme"))`. */
export function phraseOf(read: (t: Texts) => string): Phrase {
	return { fr: read(TEXTS.fr), en: read(TEXTS.en) };
}

/** The keys of texts that take no argument. */
type PlainKey<Tree, Before extends string = ""> = {
	[Key in keyof Tree & string]: Tree[Key] extends string
		? Tree[Key] extends `${string}{${string}`
			? never
			: `${Before}${Key}`
		: PlainKey<Tree[Key], `${Before}${Key}.`>;
}[keyof Tree & string];

/** The same of a text without arguments, by its key alone. */
export function phrase(key: PlainKey<typeof FR>): Phrase {
	return phraseOf((t) => t(key));
}

/** Numbers and dates in the forms of one language. */
export function formats(langue: Langue) {
	return FORMATS[langue];
}

/** A number with what it counts, "28 soutiens"; null for none. */
export function counted(
	langue: Langue,
	n: number,
	what: string,
): string | null {
	return n > 0 ? `${formats(langue).number(n)} ${what}` : null;
}
