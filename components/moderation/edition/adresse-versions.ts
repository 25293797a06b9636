import { pageHref } from "#lib/i18n/page-texts";
import type { NatureRevisee } from "#lib/moderation/revisions/schema";

/** Address of the page with the earlier versions of a text. */
export function adresseVersions(nature: NatureRevisee, slug: string): string {
	return pageHref(`/moderation/versions/${nature}/${slug}`);
}
