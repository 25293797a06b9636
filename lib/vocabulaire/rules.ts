import type { Langue } from "#lib/platform/langues";
import type { Equal, SoughtWord, Term } from "#lib/platform/search/terms";
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

function formes({ word, stems }: SoughtWord): string[] {
	return [...new Set(stems.length > 0 ? stems : [word])];
}

/** The groups, ready to be found by the words of a search. */
export function rangerGroupes(
	groupes: readonly GroupeEquivalent[],
): Vocabulaire {
	const ranges = new Map<string, { terme: Term; groupe: GroupeEquivalent }[]>();
	for (const groupe of groupes)
		for (const terme of groupe.termes) {
			const [premier] = terme.words;
			if (!premier || terme.words.length > MOTS_MAX_PAR_TERME) continue;
			for (const forme of formes(premier)) {
				const connus = ranges.get(forme) ?? [];
				connus.push({ terme, groupe });
				ranges.set(forme, connus);
			}
		}
	return ranges;
}

function estMot(cherche: SoughtWord | undefined, mot: SoughtWord): boolean {
	if (!cherche) return false;
	return (
		cherche.word === mot.word ||
		formes(mot).some((forme) => cherche.stems.includes(forme))
	);
}

function commenceIci(
	mots: readonly SoughtWord[],
	debut: number,
	terme: Term,
): boolean {
	return terme.words.every((mot, rang) => estMot(mots[debut + rang], mot));
}

/**
 * The units of a search (a word, or up to four adjacent ones) that are a term of a
 * group, each with the group's other terms. `mots` are those that carry meaning;
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
			[mot.word, ...mot.stems].flatMap((forme) => vocabulaire.get(forme) ?? []),
		);
		for (const { terme, groupe } of candidats) {
			if (langue && !groupe.langue.includes(langue)) continue;
			if (!commenceIci(mots, debut, terme)) continue;
			const fin = debut + terme.words.length - 1;
			const cle = `${debut} ${fin}`;
			const connus = unites.get(cle)?.terms ?? [];
			const autres = groupe.termes.filter((autre) => autre !== terme);
			const terms = [...connus, ...autres].slice(0, TERMES_MAX_PAR_UNITE);
			unites.set(cle, { from: debut, to: fin, terms });
		}
	});
	return [...unites.values()];
}
