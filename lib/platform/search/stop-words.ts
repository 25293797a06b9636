/** Words that a search ignores when others remain. */
import type { Langue } from "../langues.ts";

function words(text: string): ReadonlySet<string> {
	return new Set(text.split(/\s+/));
}

/** Folded as the searched texts are: without accents, in lower case. */
const STOP_WORDS: Readonly<Record<Langue, ReadonlySet<string>>> = {
	fr: words(
		`a au aux avec ce ces cet cette chez dans de des du elle elles en entre et eux il ils je la le les leur leurs lui ma
		 mais me mes moi mon ne nos notre nous on ou par pas pour plus pres que qui sa sans se ses si son sont sous sur ta te
		 tes toi ton tres tu un une vers vos votre vous y c d j l m n s t qu est sont etre ai as avez avons ont fait faire
		 comment combien pourquoi quand quel quelle quels quelles quoi ou lequel laquelle peut peux puis veux voudrais dois
		 faut cela ca ici aussi tout tous toute toutes autre autres trouver savoir connaitre avoir es sommes etes suis existe
		 cherche cherches cherchez cherchons chercher besoin aimerais aimerait souhaite souhaiterais voudrait peuvent doit
		 quelqu quelque quelques beaucoup peu trop donc alors puis dont comme`,
	),
	en: words(
		`a an and any are as at be been by can could did do does find for from get had has have how i if in into is it its
		 my near of off on or our out she should so some that the their them there these they this those to up was we were
		 what when where which who whom whose why will with would you your s t me us am been being he him her about much many
		 want wants need looking look please`,
	),
};

/** Whether a folded word carries no meaning of its own, in one of the languages. */
export function isStopWord(word: string): boolean {
	return STOP_WORDS.fr.has(word) || STOP_WORDS.en.has(word);
}
