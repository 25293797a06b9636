import type { TexteBilingue } from "#lib/platform/mail/template";
import type { DonneesDe } from "#lib/platform/mail/template-list";
import type { BesoinTenu, EtapeEcrite } from "./schema.ts";

/** A text and its English version, in the format of the mails. */
function texteBilingue(
	langue: string,
	texte: string,
	texte_en: string | null,
): TexteBilingue {
	if (langue === "en") return { en: texte };
	return texte_en === null ? { fr: texte } : { fr: texte, en: texte_en };
}

/** The data of a step's mails. */
export function donneesEtape(
	{ titre, langue, traductions, slug }: BesoinTenu & { slug: string },
	etape: EtapeEcrite & { numero: number },
): DonneesDe<"etape"> {
	return {
		besoin: texteBilingue(langue, titre, traductions.en?.titre ?? null),
		titre: texteBilingue(langue, etape.titre, etape.titre_en),
		texte: texteBilingue(langue, etape.texte, etape.texte_en),
		page: `/besoins/${slug}#etape-${etape.numero}`,
	};
}
