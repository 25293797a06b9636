/** Which language a short text is written in, by its empty words. Pure. */
import type { Langue } from "../langues.ts";

/** Folded words that one of the languages has and the other has not. */
const FRENCH: ReadonlySet<string> = new Set(
	`le la les un une des du de d l et est dans avec pour par ma mes mon ton ta tes son sa ses notre nos votre vos leur
	 leurs que qui qu quand sur sous pas je j tu il elle nous vous ils elles comment ou sans chez au aux ce cet cette ces
	 en se ne n c s y avoir etre faire trouver plus moins entre vers avant apres depuis pendant trop tres aussi jamais
	 toujours meme mais donc dont quel quelle quels quelles combien pourquoi peut faut fait sont suis cela tout tous toute
	 toutes notre rien deja encore`.split(/\s+/),
);
const ENGLISH: ReadonlySet<string> = new Set(
	`the of to and my your his her our their for with without is are was were in at by from how where when what who which
	 that this these those i we you he she they it not near find make get can could would should do does into about an be
	 have has had or if no than too and every any some there here so up out over under away again always never while
	 until before after someone something everyone nobody anyone got been being will am`.split(
		/\s+/,
	),
);

/** The language of most of the empty words; undefined when a text has none, or as many of both. */
export function languageOf(words: readonly string[]): Langue | undefined {
	const french = words.filter((word) => FRENCH.has(word)).length;
	const english = words.filter((word) => ENGLISH.has(word)).length;
	if (french === english) return undefined;
	return french > english ? "fr" : "en";
}
