import type { TexteBilingue } from "#lib/platform/mail/gabarit";

/** A text and its English version, as mails tell them. */
export function texteBilingue(
	langue: string,
	texte: string,
	texte_en: string | null,
): TexteBilingue {
	if (langue === "en") return { en: texte };
	return texte_en === null ? { fr: texte } : { fr: texte, en: texte_en };
}
