import type { Langue, Phrase } from "#lib/platform/langues";
import { foldedWord } from "#lib/platform/search/marks";
import { isOneErrorFrom } from "#lib/platform/search/one-error";
import { isStopWord } from "#lib/platform/search/stop-words";
import {
	type Equal,
	formsOf,
	type SoughtWord,
	type Term,
} from "#lib/platform/search/terms";
import {
	BORNES_TERME,
	type LangueEquivalence,
	TERMES_MAX,
	TERMES_MIN,
} from "./schema.ts";

/** Terms that mean the same, with their words. */
export type GroupeEquivalent = {
	readonly langue: LangueEquivalence;
	readonly termes: readonly Term[];
};

/** A term that a search may have, and its group. */
type Connu = { readonly terme: Term; readonly groupe: GroupeEquivalent };

/** The groups, ready to be found by the words of a search. */
export type Vocabulaire = {
	/** By the first word of each of their terms, in every form. */
	readonly parMot: ReadonlyMap<string, readonly Connu[]>;
	/** By the letters of each of their terms, written in one word. */
	readonly parLettres: ReadonlyMap<string, readonly Connu[]>;
	/** The words of all terms, each once. */
	readonly mots: readonly SoughtWord[];
};

/** Words of the longest term that a search is compared with. */
export const MOTS_MAX_PAR_TERME = 4;
/** Other terms that one unit of a search is looked for by. */
export const TERMES_MAX_PAR_UNITE = 16;
/** Adjacent words of a search that may be a term when they are written as one. */
const MOTS_JOINTS_MAX = 3;
/** Shorter words written as one are another word by chance. */
const LETTRES_JOINTES_MIN = 5;
/** Words of a search at which a term may begin: what it costs must not follow the length of a text. */
export const DEBUTS_MAX = 40;
/** Empty words that may stand between two words of a term. */
const VIDES_MAX = 4;
/** Words that a misspelt one is taken for. */
const CORRECTIONS_MAX = 3;

function ranger(
	ranges: Map<string, Connu[]>,
	formes: readonly string[],
	connu: Connu,
): void {
	for (const forme of formes) {
		const connus = ranges.get(forme) ?? [];
		connus.push(connu);
		ranges.set(forme, connus);
	}
}

/** The letters of a text in one word, the same in the plural. */
function lettresDe(texte: string): string {
	const lettres = foldedWord(texte.replace(/[^\p{L}\p{M}\p{N}@]+/gu, ""));
	return lettres.replace(/[sx]$/, "");
}

/** The groups, ready to be found by the words of a search. */
export function rangerGroupes(
	groupes: readonly GroupeEquivalent[],
): Vocabulaire {
	const parMot = new Map<string, Connu[]>();
	const parLettres = new Map<string, Connu[]>();
	const mots = new Map<string, SoughtWord>();
	for (const groupe of groupes)
		for (const terme of groupe.termes) {
			const [premier] = terme.words;
			if (!premier || terme.words.length > MOTS_MAX_PAR_TERME) continue;
			const connu = { terme, groupe };
			ranger(parMot, formsOf(premier), connu);
			const lettres = lettresDe(terme.written);
			if (lettres.length >= LETTRES_JOINTES_MIN)
				ranger(parLettres, [lettres], connu);
			for (const mot of terme.words) mots.set(mot.word, mot);
		}
	return { parMot, parLettres, mots: [...mots.values()] };
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
			let cherche = mots[place], vides = 0;
			cherche && vides < VIDES_MAX && estVide(cherche) && !estMot(cherche, mot);
			cherche = mots[place], vides += 1
		)
			place += 1;
		if (!estMot(mots[place], mot)) return null;
	}
	return place;
}

type Unite = Connu & { readonly debut: number; readonly fin: number };

/** The terms that begin at a word of a search; those that it writes in one word, or in several, too ("auto stop", "sansabri"). */
function termesDepuis(
	{ parMot, parLettres }: Vocabulaire,
	mots: readonly SoughtWord[],
	debut: number,
): Unite[] {
	const trouves = new Map<Term, Unite>();
	const premier = mots[debut];
	if (!premier) return [];
	for (const connu of formsOf(premier).flatMap((f) => parMot.get(f) ?? [])) {
		const fin = finDuTerme(mots, debut, connu.terme);
		if (fin !== null) trouves.set(connu.terme, { ...connu, debut, fin });
	}
	let lettres = "";
	for (const [rang, { word }] of mots
		.slice(debut, debut + MOTS_JOINTS_MAX)
		.entries()) {
		lettres += word;
		for (const connu of parLettres.get(lettresDe(lettres)) ?? [])
			if (!trouves.has(connu.terme))
				trouves.set(connu.terme, { ...connu, debut, fin: debut + rang });
	}
	return [...trouves.values()];
}

/** Where a term may begin, in their order: at the words that weigh most, the longest of those that are not empty, each once before any again. */
function debutsDe(mots: readonly SoughtWord[]): number[] {
	const tous = [...mots.keys()];
	if (mots.length <= DEBUTS_MAX) return tous;
	const vus = new Set<string>();
	const poids = mots.map((mot) => {
		const redit = vus.has(mot.word);
		vus.add(mot.word);
		return (redit ? -2 : 0) + (estVide(mot) ? -1 : 0) - 1 / mot.word.length;
	});
	return tous
		.toSorted((un, autre) => (poids[autre] ?? 0) - (poids[un] ?? 0))
		.slice(0, DEBUTS_MAX)
		.toSorted((un, autre) => un - autre);
}

/** The terms that begin at the words of a search. */
function unitesDe(
	vocabulaire: Vocabulaire,
	mots: readonly SoughtWord[],
): Unite[] {
	return debutsDe(mots).flatMap((debut) =>
		termesDepuis(vocabulaire, mots, debut),
	);
}

/** The units of a search with the terms that `termesDe` gives for each, those of bilingual groups apart. */
function parUnite(
	unites: readonly Unite[],
	termesDe: (unite: Unite) => readonly Term[],
	langue: Langue | undefined,
): Equal[] {
	const trouvees = new Map<string, Equal>();
	for (const unite of unites) {
		const { debut, fin, groupe } = unite;
		if (langue && !groupe.langue.includes(langue)) continue;
		const isBilingual = groupe.langue === "fr-en";
		const cle = `${debut} ${fin} ${isBilingual}`;
		const connus = trouvees.get(cle)?.terms ?? [];
		const terms = [...new Set([...connus, ...termesDe(unite)])];
		trouvees.set(cle, {
			from: debut,
			to: fin,
			terms: terms.slice(0, TERMES_MAX_PAR_UNITE),
			isBilingual,
		});
	}
	return [...trouvees.values()];
}

/**
 * The units of a search (a word, or up to four adjacent ones) that are a term of a
 * group, each with the group's other terms, those of bilingual groups apart. `mots` are all its words in their order;
 * `langue` leaves out the groups of the other language.
 */
export function equivalents(
	vocabulaire: Vocabulaire,
	mots: readonly SoughtWord[],
	langue?: Langue,
): Equal[] {
	return parUnite(
		unitesDe(vocabulaire, mots),
		({ terme, groupe }) => groupe.termes.filter((autre) => autre !== terme),
		langue,
	);
}

/** Words of terms one typing error away from a word of a search, in its place. */
function corrections(
	{ mots }: Vocabulaire,
	{ word, place }: SoughtWord,
): SoughtWord[] {
	return mots
		.filter((mot) => isOneErrorFrom(word, mot.word))
		.slice(0, CORRECTIONS_MAX)
		.map((mot) => ({ ...mot, place }));
}

/**
 * The units of a search that would be a term of a group without a typing error in the
 * words at `fautifs`, each with all terms of the group.
 */
export function equivalentsDesFautes(
	vocabulaire: Vocabulaire,
	mots: readonly SoughtWord[],
	fautifs: ReadonlySet<number>,
	langue?: Langue,
): Equal[] {
	const lectures = mots.map((mot) =>
		fautifs.has(mot.place) ? corrections(vocabulaire, mot) : [],
	);
	const nombre = Math.max(0, ...lectures.map(({ length }) => length));
	const unites = Array.from({ length: nombre }, (_, rang) => {
		const lus = mots.map(
			(mot, at) => lectures[at]?.[rang] ?? lectures[at]?.[0] ?? mot,
		);
		return unitesDe(vocabulaire, lus);
	}).flat();
	const corrigees = unites.filter(({ debut, fin }) =>
		mots
			.slice(debut, fin + 1)
			.some((_, at) => (lectures[debut + at]?.length ?? 0) > 0),
	);
	return parUnite(corrigees, ({ groupe }) => groupe.termes, langue);
}

/** The terms that somebody typed, one a line or between commas; empty ones are left out. */
export function termesEcrits(saisie: string): string[] {
	return saisie
		.split(/[\n,;\u2028\u2029]/)
		.map((terme) => terme.replace(/[\s\u00a0\u202f]+/g, " ").trim())
		.filter((terme) => terme !== "");
}

function longueurDe(terme: string): number {
	return [...terme].length;
}

/** Letters of a term that a refusal quotes. */
const CITES_MAX = 40;

function cite(terme: string): string {
	return longueurDe(terme) > CITES_MAX
		? `${[...terme].slice(0, CITES_MAX).join("")}…`
		: terme;
}

/** Why the terms make no group, whatever the vocabulary holds: too few, too many, one too long or too short. */
export function refusDesTermes(termes: readonly string[]): Phrase | null {
	const n = termes.length;
	if (n < TERMES_MIN)
		return {
			fr: `il faut au moins deux mots qui veulent dire la même chose\u00a0; il n’y en a ${n === 0 ? "aucun" : "qu’un"}.`,
			en: `at least two words that mean the same are needed; there is ${n === 0 ? "none" : "only one"}.`,
		};
	if (n > TERMES_MAX)
		return {
			fr: `un groupe a ${TERMES_MAX} mots au plus\u00a0; celui-ci en a ${n}.`,
			en: `a group has ${TERMES_MAX} words at most; this one has ${n}.`,
		};
	const { min, max } = BORNES_TERME;
	for (const terme of termes) {
		const longueur = longueurDe(terme);
		if (longueur > max)
			return {
				fr: `«\u00a0${cite(terme)}\u00a0» est trop long\u00a0: ${longueur} caractères, ${max} au plus.`,
				en: `“${cite(terme)}” is too long: ${longueur} characters, ${max} at most.`,
			};
		if (longueur < min)
			return {
				fr: `«\u00a0${terme}\u00a0» est trop court\u00a0: ${min} caractères au moins.`,
				en: `“${terme}” is too short: ${min} characters at least.`,
			};
	}
	return null;
}

/** Why terms that a search reads alike make no group: one that it does not look for, or two that are the same to it. */
export function refusDesMots(
	termes: readonly string[],
	lus: readonly (Term | null)[],
): Phrase | null {
	const connus = new Map<string, string>();
	for (const [rang, terme] of termes.entries()) {
		const lu = lus[rang];
		if (!lu)
			return {
				fr: `«\u00a0${terme}\u00a0» n’a aucun mot que la recherche retient.`,
				en: `“${terme}” has no word that a search looks for.`,
			};
		const cle = lu.words.map(({ word }) => word).join(" ");
		const autre = connus.get(cle);
		if (autre !== undefined)
			return {
				fr: `«\u00a0${autre}\u00a0» et «\u00a0${terme}\u00a0» sont le même mot pour la recherche.`,
				en: `“${autre}” and “${terme}” are the same word to a search.`,
			};
		connus.set(cle, terme);
	}
	return null;
}
