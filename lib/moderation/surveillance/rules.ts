import { foldedWord } from "#lib/platform/search/words";
import type { MotTrouve } from "./schema.ts";

/** A watched word where a text holds it. */
export type Surveille = { readonly texte: string; readonly index: number };

/** The words of a text: a sign parts two words, an @ inside one is a letter of it. */
const MOT = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:@[\p{L}\p{M}\p{N}]+)*/gu;

/** What may stand before and after an address, without being part of it. */
const DANS_UNE_ADRESSE = /[\p{L}\p{N}-]/u;

/** Where a text holds these words. */
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
	const mots = Array.from(texte.matchAll(MOT), ({ 0: mot, index }) => ({
		mot: foldedWord(mot),
		index,
		fin: index + mot.length,
	}));
	return mots.flatMap(({ index }, rang) => {
		const dernier = mots[rang + formes.length - 1];
		const tous = formes.every((admises, place) =>
			admises.includes(mots[rang + place]?.mot ?? ""),
		);
		if (!dernier || !tous) return [];
		return [{ texte: texte.slice(index, dernier.fin), index }];
	});
}

/** How many marks the letters of a text have. */
function marques(texte: string): number {
	return texte.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
}

/** Where a text holds the watched words that were found in it. An insult has no accent but its own, though it may lack them. */
export function surveillesDans(
	texte: string,
	mots: readonly MotTrouve[],
): Surveille[] {
	return mots.flatMap(({ texte: mot, genre, adresse, formes }) =>
		adresse === null
			? phrasesDans(texte, formes).filter(
					(ecrit) => genre === "mot" || marques(ecrit.texte) <= marques(mot),
				)
			: adressesDans(texte, adresse),
	);
}
