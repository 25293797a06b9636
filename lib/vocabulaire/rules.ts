import type { Langue } from "#lib/platform/langues";
import { isStopWord } from "#lib/platform/search/stop-words";
import {
	type Equal,
	formsOf,
	type SoughtWord,
	type Term,
} from "#lib/platform/search/terms";
import type { LangueEquivalence } from "./schema.ts";

/** Terms that mean the same, with their words. */
export type GroupeEquivalent = {
	readonly langue: LangueEquivalence;
	readonly termes: readonly Term[];
};

/** The groups by the first word of each of their terms, in every form. */
export type Vocabulaire = ReadonlyMap<
	string,
	readonly { readonly terme: Term; readonly groupe: GroupeEquivalent }[]
>;

/** Words of the longest term that a search is compared with. */
export const MOTS_MAX_PAR_TERME = 4;
/** Other terms that one unit of a search is looked for by. */
export const TERMES_MAX_PAR_UNITE = 16;

/** The groups, ready to be found by the words of a search. */
export function rangerGroupes(
	groupes: readonly GroupeEquivalent[],
): Vocabulaire {
	const ranges = new Map<string, { terme: Term; groupe: GroupeEquivalent }[]>();
	for (const groupe of groupes)
		for (const terme of groupe.termes) {
			const [premier] = terme.words;
			if (!premier || terme.words.length > MOTS_MAX_PAR_TERME) continue;
			const connu = { terme, groupe };
			for (const forme of formsOf(premier)) {
				const connus = ranges.get(forme) ?? [];
				connus.push(connu);
				ranges.set(forme, connus);
			}
		}
	return ranges;
}

function estMot(cherche: SoughtWord | undefined, mot: SoughtWord): boolean {
	if (!cherche) return false;
	const siennes = formsOf(cherche);
	return formsOf(mot).some((forme) => siennes.includes(forme));
}

/** Words that a term does not have, and that may stand between its words. */
function estVide(mot: SoughtWord): boolean {
	return mot.stems.length === 0 || isStopWord(mot.word);
}

/** The place of the last word of the term, when its words stand one after the other from `debut` on; else null. */
function finDuTerme(
	mots: readonly SoughtWord[],
	debut: number,
	{ words: [premier, ...suite] }: Term,
): number | null {
	if (!premier || !estMot(mots[debut], premier)) return null;
	let place = debut;
	for (const mot of suite) {
		place += 1;
		for (
			let cherche = mots[place];
			cherche && estVide(cherche) && !estMot(cherche, mot);
			cherche = mots[place]
		)
			place += 1;
		if (!estMot(mots[place], mot)) return null;
	}
	return place;
}

/**
 * The units of a search (a word, or up to four adjacent ones) that are a term of a
 * group, each with the group's other terms. `mots` are all its words in their order;
 * `langue` leaves out the groups of the other language.
 */
export function equivalents(
	vocabulaire: Vocabulaire,
	mots: readonly SoughtWord[],
	langue?: Langue,
): Equal[] {
	const unites = new Map<string, Equal>();
	mots.forEach((mot, debut) => {
		const candidats = new Set(
			formsOf(mot).flatMap((forme) => vocabulaire.get(forme) ?? []),
		);
		for (const { terme, groupe } of candidats) {
			if (langue && !groupe.langue.includes(langue)) continue;
			const fin = finDuTerme(mots, debut, terme);
			if (fin === null) continue;
			const cle = `${debut} ${fin}`;
			const connus = unites.get(cle)?.terms ?? [];
			const autres = groupe.termes.filter((autre) => autre !== terme);
			const terms = [...connus, ...autres].slice(0, TERMES_MAX_PAR_UNITE);
			unites.set(cle, { from: debut, to: fin, terms });
		}
	});
	return [...unites.values()];
}
