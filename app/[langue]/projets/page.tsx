import {
	adresseDeListe,
	cheminDeListe,
	PageDesProjets,
} from "#components/projets/liste";
import { TooManySearches } from "#components/ui/lists/search-form";
import { JsonLd } from "#components/ui/share/json-ld";
import { publisher } from "#lib/adapters/pages/identity";
import { publicHead } from "#lib/adapters/pages/metadata";
import {
	leadToPlainAddress,
	metadata,
	page,
	pageNonce,
} from "#lib/adapters/pages/page";
import { unlessTooMany } from "#lib/adapters/pages/search-limit";
import { listData } from "#lib/adapters/pages/structured-data";
import { pageAddress } from "#lib/i18n/addresses";
import { lenientQuery } from "#lib/platform/validation/lenient";
import { ProjetsQuery } from "#lib/projets/schema";
import { fluxDeLaListe, lireDemande } from "../(listes)/data.ts";
import { lireListe, titreDe } from "./data.ts";

export const generateMetadata = metadata(
	async ({ langue, t, query: asked }) => {
		const query = lenientQuery(ProjetsQuery, asked);
		return publicHead(langue, {
			title: await titreDe(query),
			description: t("lecture.projets.description", publisher(t)),
			path: cheminDeListe(query),
			indexed: !query.q,
			feeds: [await fluxDeLaListe(langue, "projets", query)],
		});
	},
);

export default page(async ({ langue, visiteur, query: asked }) => {
	const query = { ...lenientQuery(ProjetsQuery, asked), territoire: undefined };
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
				action={pageAddress(langue, "/projets")}
				q={query.q}
				again={adresseDeListe(query)}
			/>
		);
	const { page: listed, query: lue } = read.valeur;
	return (
		<>
			<PageDesProjets liste={read.valeur} demande={demande} />
			<JsonLd
				nonce={await pageNonce()}
				data={listData(langue, "projets", cheminDeListe(lue), listed)}
			/>
		</>
	);
});
