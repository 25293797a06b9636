import { CHOIX_DES_PLACES } from "#components/besoins/liste";
import { PageDesPlaces } from "#components/besoins/liste-places";
import { feedOf } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import { leadToPlainAddress, metadata, page } from "#lib/adapters/pages/page";
import { PlacesQuery } from "#lib/besoins/places/schema";
import { lenientQuery } from "#lib/platform/validation/lenient";
import { lireNomDuTheme } from "#lib/themes/queries";
import { aider } from "../besoins/[slug]/actions.ts";
import { lirePlaces, titreDe } from "./data.ts";

/** What the page filters: the places of one need are on its own page. */
const Choix = PlacesQuery.omit({ besoin: true });

export const generateMetadata = metadata(
	async ({ langue, t, query: asked }) => {
		const query = lenientQuery(Choix, asked);
		const nom = await lireNomDuTheme(query.theme, langue);
		return publicHead(langue, {
			title: await titreDe(query),
			description: t("aider.description"),
			path: CHOIX_DES_PLACES.cheminDeListe(query),
			feeds: [feedOf(langue, "places", query, { theme: nom })],
		});
	},
);

export default page(async ({ query: asked }) => {
	const query = lenientQuery(Choix, asked);
	leadToPlainAddress(asked, CHOIX_DES_PLACES.adresseDeListe(query));
	return <PageDesPlaces liste={await lirePlaces(query)} aider={aider} />;
});
