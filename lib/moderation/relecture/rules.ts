import { type Langue, langueDevinee } from "#lib/platform/langues";
import { linksToReview } from "#lib/platform/text/links";
import type { FicheModeree } from "./schema.ts";

/** The web addresses in an entry, each once, in their order. */
export function liensDe({
	site_web,
	accroche,
	description,
	usage_ia,
}: Pick<
	FicheModeree,
	"site_web" | "accroche" | "description" | "usage_ia"
>): string[] {
	const textes = [site_web, accroche, description, usage_ia];
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
}: Pick<FicheModeree, "accroche" | "description" | "usage_ia">): string[] {
	const trouves = [accroche, description, usage_ia].flatMap(
		(texte) => texte?.match(COURRIEL) ?? [],
	);
	return [...new Set(trouves)];
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
