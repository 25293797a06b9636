import { stepsFeedOf } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import type { PageCall } from "#lib/adapters/pages/page";
import { translated } from "#lib/i18n/translated";
import { noPage } from "../../no-page.ts";
import { lireFiche } from "./fiche.ts";

/** What is told of the page to search engines and readers. */
export async function headOf({ langue, params }: PageCall<null>) {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(fiche);
	return publicHead(langue, {
		title: translated(fiche.besoin, "titre", langue).texte,
		description: translated(fiche.besoin, "description", langue).texte,
		path: `/besoins/${slug}`,
		picture: `/besoins/${slug}/image.png`,
		feeds: [stepsFeedOf(langue, fiche.besoin)],
	});
}
