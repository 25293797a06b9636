import { type Langue, langueDevinee } from "#lib/platform/langues";
import { findLinksToReview, linksToReview } from "#lib/platform/text/links";
import { surveillesDans } from "../surveillance/rules.ts";
import type { MotTrouve } from "../surveillance/schema.ts";
import type { FicheModeree } from "./schema.ts";

/** The lists in which people write whole phrases or addresses. */
type ChampListe =
	| "mots_habitants"
	| "mots_habitants_en"
	| "liens"
	| "finance_par";

/** The web addresses in an entry, each once, in their order. */
export function liensDe({
	site_web,
	accroche,
	description,
	usage_ia,
	mots_habitants,
	mots_habitants_en,
	depot,
	liens,
	finance_par,
	contact,
}: Pick<
	FicheModeree,
	| "site_web"
	| "accroche"
	| "description"
	| "usage_ia"
	| "depot"
	| "contact"
	| ChampListe
>): string[] {
	const textes = [
		...[site_web, accroche, description, usage_ia],
		...[mots_habitants, mots_habitants_en].flat(),
		...[depot, liens, finance_par, contact].flat(),
	];
	return [...new Set(textes.flatMap((texte) => linksToReview(texte ?? "")))];
}

/** An e-mail address in a text: bounded, so that no text is slow to match. */
const COURRIEL =
	/(?<![\w.+\-/])[\w+-][\w.+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/giu;

/** The e-mail addresses in an entry, which publication would make public. */
export function courrielsDe({
	accroche,
	description,
	usage_ia,
	mots_habitants,
	mots_habitants_en,
	finance_par,
	contact,
}: Pick<
	FicheModeree,
	| "accroche"
	| "description"
	| "usage_ia"
	| "contact"
	| Exclude<ChampListe, "liens">
>): string[] {
	const textes = [
		...[accroche, description, usage_ia, contact],
		...[mots_habitants, mots_habitants_en, finance_par].flat(),
	];
	const trouves = textes.flatMap((texte) => texte?.match(COURRIEL) ?? []);
	return [...new Set(trouves)];
}

/** A telephone number in a text: a French one, or one with its country; bounded, so that no text is slow to match. */
const TELEPHONE =
	/(?<![\p{L}\p{N}+])(?:(?:\+|00)\d{1,3}[\s.\-()]{0,2}(?:\d[\s.\-()]{0,2}){6,12}\d|0[1-9](?:[\s.-]?\d{2}){4})(?!\d)/gu;

/** The telephone numbers in an entry, which publication would make public. */
export function telephonesDe({
	accroche,
	description,
	usage_ia,
	mots_habitants,
	mots_habitants_en,
	finance_par,
}: Parameters<typeof courrielsDe>[0]): string[] {
	const textes = [
		...[accroche, description, usage_ia],
		...[mots_habitants, mots_habitants_en, finance_par].flat(),
	];
	const trouves = textes.flatMap((texte) => texte?.match(TELEPHONE) ?? []);
	return [...new Set(trouves)];
}

/** A part of a text under review: what it is, if it is something to look at. */
export type Passage = {
	readonly texte: string;
	readonly quoi: "texte" | "lien" | "courriel" | "telephone" | "surveille";
	/** Whether a watched word is in it. */
	readonly surveille?: true | undefined;
	/** Of a link: its whole address. */
	readonly href?: string;
};

function reperes(texte: string, surveilles: readonly MotTrouve[]) {
	const trouver = (forme: RegExp, quoi: "courriel" | "telephone") =>
		Array.from(texte.matchAll(forme), ({ 0: trouve, index }) => ({
			...{ texte: trouve, index, quoi },
		}));
	const mots = surveillesDans(texte, surveilles);
	const autres = [
		...findLinksToReview(texte).map(({ text, index, href }) => ({
			...{ texte: text, index, quoi: "lien" as const, href },
		})),
		...trouver(COURRIEL, "courriel"),
		...trouver(TELEPHONE, "telephone"),
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
			...{ ...mot, quoi: "surveille" as const, surveille: true as const },
		})),
		// Of two at one place the longer one.
	].sort((a, b) => a.index - b.index || b.texte.length - a.texte.length);
}

/**
 * A text as its parts, in their order and without loss: links, e-mail addresses, telephone
 * numbers and the watched words that were found in it apart from the rest.
 */
export function passagesDe(
	texte: string,
	surveilles: readonly MotTrouve[] = [],
): Passage[] {
	const passages: Passage[] = [];
	const ordinaire = (debut: number, fin?: number): Passage => ({
		texte: texte.slice(debut, fin),
		quoi: "texte",
	});
	let fin = 0;
	for (const { index, ...repere } of reperes(texte, surveilles)) {
		// A number in an address is part of it.
		if (index < fin) continue;
		passages.push(ordinaire(fin, index), repere);
		fin = index + repere.texte.length;
	}
	passages.push(ordinaire(fin));
	return passages.filter((passage) => passage.texte !== "");
}

/** The language that the text seems to be in, when it differs from the declared one. */
export function langueDouteuse({
	langue,
	titre,
	accroche,
	description,
}: Pick<
	FicheModeree,
	"langue" | "titre" | "accroche" | "description"
>): Langue | null {
	const devinee = langueDevinee([titre, accroche, description].join(" "));
	return devinee === langue ? null : devinee;
}
