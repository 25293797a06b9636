import type { NatureContribution } from "#lib/contributions/schema";
import type { TitreSuivi } from "#lib/espace/schema";
import { pageLangue } from "#lib/i18n/page-texts";
import type { TexteMarque } from "#lib/platform/langues";

/** The name of an entry that the account follows, in the language of the page where it has one. */
export function titreSuivi(
	titres: readonly TitreSuivi[],
	nature: NatureContribution,
	slug: string,
	/** The name that the account's list has. */
	texte: string,
): TexteMarque {
	const lu = titres.find((un) => un.nature === nature && un.slug === slug);
	return lu?.dit ?? { texte, langue: pageLangue() };
}
