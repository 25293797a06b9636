import { foldedWord, tokensOf } from "#lib/platform/search/words";
import type { MotTrouve } from "./schema.ts";

export type Surveille = { readonly texte: string; readonly index: number };

/** What may stand before and after an address, without being part of it. */
const DANS_UNE_ADRESSE = /[\p{L}\p{N}-]/u;

export function places(texte: string, extrait: string): number[] {
	const trouvees: number[] = [];
	let index = texte.indexOf(extrait);
	for (; index !== -1; index = texte.indexOf(extrait, index + extrait.length))
		trouvees.push(index);
	return trouvees;
}

function adressesDans(texte: string, adresse: string): Surveille[] {
	const bas = texte.toLowerCase();
	// Lower case of another length: places are no longer the same.
	if (bas.length !== texte.length) return [];
	const estHote = !/[/?#:]/.test(adresse);
	return places(bas, adresse).flatMap((index) => {
		const fin = index + adresse.length;
		const isPart =
			DANS_UNE_ADRESSE.test(bas.charAt(index - 1)) ||
			(estHote && DANS_UNE_ADRESSE.test(bas.charAt(fin)));
		return isPart ? [] : [{ texte: texte.slice(index, fin), index }];
	});
}

function phrasesDans(
	texte: string,
	formes: readonly (readonly string[])[],
): Surveille[] {
	if (formes.length === 0) return [];
	const mots = tokensOf(texte);
	return mots.flatMap(({ from: index }, rang) => {
		const dernier = mots[rang + formes.length - 1];
		const tous = formes.every((admises, place) =>
			admises.includes(mots[rang + place]?.word ?? ""),
		);
		if (!dernier || !tous) return [];
		return [{ texte: texte.slice(index, dernier.to), index }];
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

/** Where a text holds the watched words that were found in it. */
export function surveillesDans(
	texte: string,
	mots: readonly MotTrouve[],
): Surveille[] {
	return mots.flatMap(({ texte: mot, genre, adresse, formes }) =>
		adresse === null
			? phrasesDans(texte, formes).filter(
					(ecrit) => genre === "mot" || isInsult(ecrit.texte, mot),
				)
			: adressesDans(texte, adresse),
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
export type Deguise = {
	readonly ecrit: string;
	readonly clairs: readonly string[];
};

/** The words that a text disguises, as an insult is so that no list finds it. */
export function deguisesDans(texte: string): Deguise[] {
	return (texte.match(DEGUISE) ?? []).slice(0, DEGUISES_MAX).map((ecrit) => {
		const lettres = Array.from(ecrit, (signe) => LETTRES[signe] ?? signe);
		const clair = /^\p{L}[ .*_-]\p{L}[ .*_-]/u.test(ecrit)
			? ecrit.replace(/[ .*_-]/g, "")
			: lettres.join("");
		const clairs = [
			clair,
			...["$1$1", "$1"].map((n) => clair.replace(/(\p{L})\1\1+/giu, n)),
		];
		return { ecrit, clairs: [...new Set(clairs.map(foldedWord))] };
	});
}

/** Whether a disguised word is that one, in the plural or not. */
export function estDeguise({ clairs }: Deguise, mot: string): boolean {
	const cherche = foldedWord(mot);
	return clairs.some((clair) =>
		[clair, clair.replace(/s$/, "")].some(
			(un) =>
				un.length === cherche.length &&
				Array.from(un).every((l, rang) => l === "*" || l === cherche[rang]),
		),
	);
}
