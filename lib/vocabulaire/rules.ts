import { parse } from "csv-parse/sync";
import type { Phrase } from "#lib/platform/langues";
import { type Equal, wordsOf } from "#lib/platform/search/words";
import { BORNES_TERME, TERMES_MAX, TERMES_MIN } from "./schema.ts";

/** A term in folded words, and the group that it is of. */
type Connu = {
	readonly mots: readonly string[];
	readonly groupe: readonly string[][];
};

/** The terms of all groups by the first word of each. */
export type Vocabulaire = ReadonlyMap<string, readonly Connu[]>;

/** A word and its plural are one word here. */
function forme(mot: string): string {
	return mot.length > 3 ? mot.replace(/[sx]$/, "") : mot;
}

/** The groups, ready to be found by the words of a text. */
export function rangerGroupes(
	groupes: readonly { readonly termes: readonly string[] }[],
): Vocabulaire {
	const parMot = new Map<string, Connu[]>();
	for (const { termes } of groupes) {
		const groupe = termes.map(wordsOf).filter((mots) => mots.length > 0);
		for (const mots of groupe) {
			const cle = forme(mots[0] ?? "");
			parMot.set(cle, [...(parMot.get(cle) ?? []), { mots, groupe }]);
		}
	}
	return parMot;
}

/** The terms that stand in a text, each with the others of its group; in one pass over the words. */
export function equivalents(
	vocabulaire: Vocabulaire,
	mots: readonly string[],
): Equal[] {
	return mots.flatMap((mot, from) =>
		(vocabulaire.get(forme(mot)) ?? []).flatMap(({ mots: terme, groupe }) =>
			terme.every((un, at) => forme(un) === forme(mots[from + at] ?? ""))
				? [
						{
							from,
							to: from + terme.length - 1,
							terms: groupe.filter((autre) => autre !== terme),
						},
					]
				: [],
		),
	);
}

/** The groups of a CSV file: one a line, a term a column. */
export function groupesEcrits(csv: string): string[][] {
	const lignes: string[][] = parse(csv, {
		bom: true,
		// What spreadsheets write, set to French or not.
		delimiter: [",", ";", "\t"],
		relax_column_count: true,
		skip_empty_lines: true,
		trim: true,
	});
	return lignes.map((ligne) => ligne.filter((terme) => terme !== ""));
}

/** Why terms make no group: too few, too many, one too long, too short or without a word, or two alike. */
export function refusDesTermes(termes: readonly string[]): Phrase | null {
	const dits = termes.join(", ");
	if (termes.length < TERMES_MIN || termes.length > TERMES_MAX)
		return {
			fr: `un groupe a de ${TERMES_MIN} à ${TERMES_MAX} termes\u00a0: «\u00a0${dits}\u00a0».`,
			en: `a group has ${TERMES_MIN} to ${TERMES_MAX} terms: “${dits}”.`,
		};
	const { min, max } = BORNES_TERME;
	const plies = new Set<string>();
	for (const terme of termes) {
		const longueur = [...terme].length;
		const plie = wordsOf(terme).join(" ");
		if (longueur < min || longueur > max || plie === "" || plies.has(plie))
			return {
				fr: `un terme a de ${min} à ${max} caractères, un mot au moins, et n’est écrit qu’une fois\u00a0: «\u00a0${terme}\u00a0».`,
				en: `a term has ${min} to ${max} characters, at least one word, and is written once: “${terme}”.`,
			};
		plies.add(plie);
	}
	return null;
}
