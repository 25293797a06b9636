import { pageAddress } from "#lib/i18n/addresses";
import type { NatureRevisee } from "#lib/moderation/revisions/schema";
import type { Langue } from "#lib/platform/langues";

/** Address of the page with the earlier versions of a text. */
export function adresseVersions(
	langue: Langue,
	nature: NatureRevisee,
	slug: string,
): string {
	return pageAddress(langue, `/moderation/versions/${nature}/${slug}`);
}
