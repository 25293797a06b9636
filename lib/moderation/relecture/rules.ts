import { type Langue, langueDevinee } from "#lib/platform/langues";
import { withoutTrailing } from "#lib/platform/validation/text-cost";
import type { FicheModeree } from "./schema.ts";

/** Addresses in a text, as far as a moderator may want to open them. */
const ADRESSE = /(?:https?:\/\/|(?<![\p{L}\p{N}.@])www\.)[^\s<>"'»”]+/giu;
const FIN = ".,;:!?)]";

/** The web addresses found in these texts, each once, in their order. */
function liensDans(textes: readonly (string | null)[]): string[] {
	const trouves = textes.flatMap((texte) => texte?.match(ADRESSE) ?? []);
	const propres = trouves
		.map((lien) => withoutTrailing(lien, FIN))
		.map((lien) => (/^www\./i.test(lien) ? `http://${lien}` : lien))
		.filter((lien) => URL.canParse(lien));
	return [...new Set(propres)];
}

/** The web addresses that an entry holds. */
export function liensDe({
	site_web,
	accroche,
	description,
	usage_ia,
}: Pick<
	FicheModeree,
	"site_web" | "accroche" | "description" | "usage_ia"
>): string[] {
	return liensDans([site_web, accroche, description, usage_ia]);
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
