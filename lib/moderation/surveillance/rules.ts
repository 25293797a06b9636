import { foldedWord, type Token, tokensOf } from "#lib/platform/search/words";
import type { MotCherche } from "../signaux/schema.ts";

/** A watched word in its place, as it is written there. */
export type Surveille = {
	readonly mot: MotCherche;
	readonly texte: string;
	readonly index: number;
	/** What is told of it: an insult that is disguised as it is written. */
	readonly dit: string;
};

/** What may stand before and after an address, without being part of it. */
const DANS_UNE_ADRESSE = /[\p{L}\p{N}-]/u;
/** After a host: what goes on, and what makes it a part of another one. */
const SUITE_D_HOTE = /^\.?[\p{L}\p{N}-]/u;

export function places(texte: string, extrait: string): number[] {
	const trouvees: number[] = [];
	let index = texte.indexOf(extrait);
	for (; index !== -1; index = texte.indexOf(extrait, index + extrait.length))
		trouvees.push(index);
	return trouvees;
}

function adressesDans(bas: string, adresse: string): number[] {
	const estHote = !/[/?#:]/.test(adresse);
	return places(bas, adresse).filter((index) => {
		const fin = index + adresse.length;
		return !(
			DANS_UNE_ADRESSE.test(bas.charAt(index - 1)) ||
			(estHote && SUITE_D_HOTE.test(bas.slice(fin, fin + 3)))
		);
	});
}

/** Where a phrase stands among the words of a text. */
function phrasesDans(
	jetons: readonly Token[],
	dits: ReadonlySet<string>,
	{ formes }: MotCherche,
): Pick<Token, "from" | "to">[] {
	if (!formes.every((admises) => admises.some((une) => dits.has(une))))
		return [];
	return jetons.flatMap(({ from }, rang) => {
		const dernier = jetons[rang + formes.length - 1];
		const tous = formes.every((admises, place) =>
			admises.includes(jetons[rang + place]?.word ?? ""),
		);
		return dernier && tous ? [{ from, to: dernier.to }] : [];
	});
}

function marques(texte: string): number {
	return texte.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
}

/** Letters by which the ending of an insult may differ: "petits" has the stem of one, "abrutissant" that of another. */
const ENDING_MAX = 2;

/** Whether this is the insult itself, in any number or gender, and with no accent but its own, though it may lack them. */
function isInsult(ecrit: string, mot: string): boolean {
	return (
		marques(ecrit) <= marques(mot) &&
		Math.abs(ecrit.length - mot.length) <= ENDING_MAX &&
		foldedWord(ecrit).startsWith(foldedWord(mot.slice(0, -ENDING_MAX)))
	);
}

/** What stands for a letter in a disguised word; a star stands for any. */
const LETTRES: Readonly<Record<string, string>> = {
	...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" },
	...{ "@": "a", $: "s", "€": "e", "!": "i" },
};
/** Letters that a sign or a digit stands between, letters one by one, one letter three times. */
const DEGUISE =
	/(?<![\p{L}\p{N}])(?:\p{L}{1,20}(?:[\d@$€!*]{1,2}\p{L}{1,20}){1,3}|\p{L}(?:[ .*_-]\p{L}){3,20}|(?=\p{L}{0,20}(\p{L})\1\1)\p{L}{4,40})(?![\p{L}\p{N}])/giu;
const DEGUISES_MAX = 50;

/** A word as it is written, and the words that it may stand for. */
type Deguise = {
	readonly ecrit: string;
	readonly index: number;
	readonly clairs: readonly string[];
};

/** The words that a text disguises, as an insult is so that no list finds it. */
function deguisesDans(texte: string): Deguise[] {
	return [...texte.matchAll(DEGUISE)]
		.slice(0, DEGUISES_MAX)
		.map(({ 0: ecrit, index }) => {
			const lettres = Array.from(ecrit, (signe) => LETTRES[signe] ?? signe);
			const clair = /^\p{L}[ .*_-]\p{L}[ .*_-]/u.test(ecrit)
				? ecrit.replace(/[ .*_-]/g, "")
				: lettres.join("");
			const clairs = [
				clair,
				...["$1$1", "$1"].map((n) => clair.replace(/(\p{L})\1\1+/giu, n)),
			];
			return { ecrit, index, clairs: [...new Set(clairs.map(foldedWord))] };
		});
}

/** Whether a disguised word is that one, in the plural or not. */
function estDeguise({ clairs }: Deguise, mot: string): boolean {
	const cherche = foldedWord(mot);
	return clairs.some((clair) =>
		[clair, clair.replace(/s$/, "")].some(
			(un) =>
				un.length === cherche.length &&
				Array.from(un).every((l, rang) => l === "*" || l === cherche[rang]),
		),
	);
}

/** Where a text holds these watched words: addresses, words one after the other in any form, and insults also where they are disguised. */
export function surveillesDans(
	texte: string,
	mots: readonly MotCherche[],
): Surveille[] {
	if (mots.length === 0) return [];
	// The one sign whose lower case is two: places stay those of the text.
	const bas = texte.replaceAll("İ", "I").toLowerCase();
	const jetons = tokensOf(texte);
	const dits = new Set(jetons.map(({ word }) => word));
	const deguises = deguisesDans(texte);
	return mots.flatMap((mot) => {
		const dans = (from: number, to: number, dit = mot.texte): Surveille => ({
			...{ mot, texte: texte.slice(from, to), index: from, dit },
		});
		const { adresse } = mot;
		if (adresse !== null)
			return adressesDans(bas, adresse).map((index) =>
				dans(index, index + adresse.length),
			);
		const ecrits = phrasesDans(jetons, dits, mot).map(({ from, to }) =>
			dans(from, to),
		);
		if (mot.genre === "mot") return ecrits;
		return [
			...ecrits.filter(({ texte }) => isInsult(texte, mot.texte)),
			...deguises
				.filter((deguise) => estDeguise(deguise, mot.texte))
				.map(({ ecrit, index }) => dans(index, index + ecrit.length, ecrit)),
		];
	});
}
