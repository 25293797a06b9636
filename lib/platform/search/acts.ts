/**
 * What is to be done with the thing that a text is about: bought, repaired, contested. An
 * entry that says nothing of it is about the same thing and another matter. Pure.
 */

/** Folded, in both languages: trade and money, works, quarrels and loss, and what a thing costs. */
const ACTS: ReadonlySet<string> = new Set(
	`acheter achete acheterais achat vendre vente revendre payer paye paiement rembourser rembourse remboursement assurer
	 assure resilier cher chere chers cheres prix occasion
	 installer installe construire batir planter agrandir repeindre peindre isoler remplacer reparer repare reparation
	 renouveler tailler tondre elaguer demonter demolir demenager livrer ouvrir fermer changer
	 contester plaindre plainte porter refuser refuse perdre perdu vole voler casser casse panne retard
	 inscrire embaucher devenir
	 buy buying bought sell selling sold pay paying paid refund insure insuring cheap cheaper expensive price
	 install installing build building plant planting paint painting insulate replace repair repairing fix fixing renew
	 renewing hire hiring open opening close closing change changing mow
	 complain complaint lose lost stolen broken late apply become becoming`.split(
		/\s+/,
	),
);

/** After these, what is not to be done: "sans acheter", "instead of buying". */
const NOT: ReadonlySet<string> = new Set(
	"sans lieu plutot pas ne without instead rather not".split(" "),
);
/** How many words may stand between them. */
const REACH = 2;

/** Whether the word at a place of a text, its folded words, says what is to be done. */
export function isAct(words: readonly string[], at: number): boolean {
	const word = words[at];
	if (word === undefined || !ACTS.has(word)) return false;
	return !words.slice(Math.max(0, at - REACH), at).some((one) => NOT.has(one));
}
