import { type Langue, langueDevinee } from "#lib/platform/langues";
import { linksToReview } from "#lib/platform/text/links";
import type { FicheModeree } from "./schema.ts";

/** The web addresses that an entry holds, each once, in their order. */
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

/** A person's address, as texts have them: bounded, so that no text is slow to read. */
const COURRIEL =
	/(?<![\w.+\-/])[\w+-][\w.+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/giu;

/** The e-mail addresses written in an entry: they would be public. */
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

/** The language that the text seems to be in, where that is not the one it is said to be in. */
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
