import {
	adresseDeListe,
	cheminDeListe,
	PageDesBesoins,
} from "#components/besoins/liste";
import { TooManySearches } from "#components/ui/lists/search-form";
import { JsonLd } from "#components/ui/share/json-ld";
import { publicHead } from "#lib/adapters/pages/metadata";
import {
	leadToPlainAddress,
	metadata,
	page,
	pageNonce,
} from "#lib/adapters/pages/page";
import { unlessTooMany } from "#lib/adapters/pages/search-limit";
import { listData } from "#lib/adapters/pages/structured-data";
import { BesoinsQuery } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { lenientQuery } from "#lib/platform/validation/lenient";
import { fluxDeLaListe, lireDemande } from "../(listes)/data.ts";
import { lireListe, titreDe } from "./data.ts";

export const generateMetadata = metadata(
	async ({ langue, t, query: asked }) => {
		const query = lenientQuery(BesoinsQuery, asked);
		return publicHead(langue, {
			title: await titreDe(query),
			description: t("lecture.besoins.description"),
			path: cheminDeListe(query),
			indexed: !query.q,
			feeds: [await fluxDeLaListe(langue, "besoins", query)],
		});
	},
);

export default page(async ({ langue, visiteur, query: asked }) => {
	const query = { ...lenientQuery(BesoinsQuery, asked), territoire: undefined };
	const demande = await lireDemande(asked, (lieu) =>
		adresseDeListe(query, { lieu }),
	);
	if (!demande) leadToPlainAddress(asked, adresseDeListe(query));
	const read = await unlessTooMany(visiteur, query.q, () =>
		lireListe(query, visiteur),
	);
	if (!read.ok)
		return (
			<TooManySearches
				seconds={read.delaiSecondes}
				action={pageAddress(langue, "/besoins")}
				q={query.q}
				again={adresseDeListe(query)}
			/>
		);
	const { page: listed, query: lue } = read.valeur;
	return (
		<>
			<PageDesBesoins liste={read.valeur} demande={demande} />
			<JsonLd
				nonce={await pageNonce()}
				data={listData(langue, "besoins", cheminDeListe(lue), listed)}
			/>
		</>
	);
});
