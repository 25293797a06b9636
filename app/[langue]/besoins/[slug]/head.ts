import { stepsFeedOf } from "#lib/adapters/feed-links";
import type { PageCall } from "#lib/adapters/page";
import { publicHead } from "#lib/adapters/page-head";
import { lu } from "#lib/platform/i18n/version";
import { noPage } from "../../no-page.ts";
import { lireFiche } from "./fiche.ts";

/** What is told of the page to search engines and readers. */
export async function headOf({ langue, params }: PageCall<null>) {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(fiche);
	return publicHead(langue, {
		title: lu(fiche.besoin, "titre", langue).texte,
		description: lu(fiche.besoin, "description", langue).texte,
		path: `/besoins/${slug}`,
		picture: `/besoins/${slug}/image.png`,
		feeds: [stepsFeedOf(langue, fiche.besoin)],
	});
}
