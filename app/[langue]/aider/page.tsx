import {
	cheminDesPlaces,
	PageDesPlaces,
} from "#components/besoins/liste-places";
import { feedOf } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { leadToPlainAddress } from "#lib/adapters/pages/plain-address";
import { PlacesQuery } from "#lib/besoins/places/schema";
import { pageAddress } from "#lib/i18n/addresses";
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
			path: cheminDesPlaces(query),
			feeds: [feedOf(langue, "places", query.theme, nom)],
		});
	},
);

export default page(async ({ langue, query: asked }) => {
	const query = lenientQuery(Choix, asked);
	leadToPlainAddress(asked, pageAddress(langue, cheminDesPlaces(query)));
	return <PageDesPlaces liste={await lirePlaces(query)} aider={aider} />;
});
