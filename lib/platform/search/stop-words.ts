/** Words that a search ignores when others remain. */

/** Folded as the searched texts are: without accents, in lower case. */
const STOP_WORDS: ReadonlySet<string> = new Set(
	`a au aux avec ce ces cet cette chez dans de des du elle elles en entre et eux il ils je la le les leur leurs lui ma
	 mais me mes moi mon ne nos notre nous on ou par pas pour plus pres que qui sa sans se ses si son sont sous sur ta te
	 tes toi ton tres tu un une vers vos votre vous y c d j l m n s t qu est sont etre ai as avez avons ont fait faire
	 comment combien pourquoi quand quel quelle quelles quels quoi ou lequel laquelle peut peux puis veux voudrais dois
	 faut cela ca ici aussi tout tous toute toutes autre autres trouver savoir connaitre avoir
	 an and any are as at be been by can could did do does find for from get had has have how i if in into is it its my
	 near of off or our out she should so some that the their them there these they this those to up was we were what
	 when where which who whom whose why will with would you your`.split(/\s+/),
);

/** Whether a folded word carries no meaning of its own. */
export function isStopWord(word: string): boolean {
	return STOP_WORDS.has(word);
}

/** The words that carry meaning, or all of them when none does. */
export function meaningful<T extends { readonly word: string }>(
	words: readonly T[],
): readonly T[] {
	const kept = words.filter(({ word }) => !isStopWord(word));
	return kept.length > 0 ? kept : words;
}
