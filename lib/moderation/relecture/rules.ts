import { keysOf } from "#lib/platform/contract/records";
import { findLinksToReview } from "#lib/platform/text/links";
import { FORMES } from "../signaux/rules.ts";
import type { MotCherche, Signal } from "../signaux/schema.ts";
import { places, surveillesDans } from "../surveillance/rules.ts";

function marquesDans(texte: string, signaux: readonly Signal[]) {
	return keysOf(FORMES).flatMap((quoi) =>
		signaux
			.filter(({ genre }) => genre === quoi)
			.flatMap(({ extraits }) => extraits)
			.flatMap((extrait) =>
				places(texte, extrait).map((index) => ({
					...{ texte: extrait, index, quoi },
				})),
			),
	);
}

/** A part of a text under review: what it is, if it is something to look at. */
export type Passage = {
	readonly texte: string;
	readonly quoi: "texte" | "lien" | "surveille" | keyof typeof FORMES;
	/** Whether a watched word is in it. */
	readonly surveille?: true | undefined;
	/** Of a link: its whole address. */
	readonly href?: string;
};

function reperes(
	texte: string,
	surveilles: readonly MotCherche[],
	signaux: readonly Signal[],
) {
	const mots = surveillesDans(texte, surveilles);
	const autres = [
		...findLinksToReview(texte).map(({ text, index, href }) => ({
			...{ texte: text, index, quoi: "lien" as const, href },
		})),
		...marquesDans(texte, signaux),
	].map((repere) => ({
		...repere,
		surveille: mots.some(
			({ index }) =>
				index >= repere.index && index < repere.index + repere.texte.length,
		)
			? (true as const)
			: undefined,
	}));
	return [
		...autres,
		...mots.map((mot) => ({
			...{ texte: mot.texte, index: mot.index },
			...{ quoi: "surveille" as const, surveille: true as const },
		})),
		// Of two at one place the longer one.
	].sort((a, b) => a.index - b.index || b.texte.length - a.texte.length);
}

/**
 * A text as its parts, in their order and without loss: links, the signals and the watched words
 * that were found in it apart from the rest.
 */
export function passagesDe(
	texte: string,
	surveilles: readonly MotCherche[] = [],
	signaux: readonly Signal[] = [],
): Passage[] {
	const passages: Passage[] = [];
	const ordinaire = (debut: number, fin?: number): Passage => ({
		texte: texte.slice(debut, fin),
		quoi: "texte",
	});
	let fin = 0;
	for (const { index, ...repere } of reperes(texte, surveilles, signaux)) {
		// A number in an address is part of it.
		if (index < fin) continue;
		passages.push(ordinaire(fin, index), repere);
		fin = index + repere.texte.length;
	}
	passages.push(ordinaire(fin));
	return passages.filter((passage) => passage.texte !== "");
}
