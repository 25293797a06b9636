import { adresseDeListe, cheminDeListe } from "#components/projets/filtres";
import { PageDesProjets } from "#components/projets/liste";
import { TooManySearches } from "#components/ui/lists/too-many-searches";
import { feedOf } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { unlessTooMany } from "#lib/adapters/pages/search-limit";
import { pageAddress } from "#lib/i18n/addresses";
import { lenientQuery } from "#lib/platform/validation/lenient";
import { ProjetsQuery } from "#lib/projets/schema";
import { ordreDuSite } from "#lib/recherche/rules";
import { lireListe } from "./data.ts";

export const generateMetadata = metadata(({ langue, t, query: asked }) => {
	const query = ordreDuSite(lenientQuery(ProjetsQuery, asked), asked.tri);
	const titre = t("lecture.projets.titre");
	return publicHead(langue, {
		title: query.q ? `${query.q} · ${titre}` : titre,
		description: t("lecture.projets.description"),
		path: cheminDeListe(query),
		indexed: !query.q,
		feeds: [feedOf(langue, "projets", query.theme)],
	});
});

export default page(async ({ langue, visiteur, query: asked }) => {
	const query = ordreDuSite(lenientQuery(ProjetsQuery, asked), asked.tri);
	const read = await unlessTooMany(visiteur, query.q, () =>
		lireListe(query, langue),
	);
	return read.ok ? (
		<PageDesProjets langue={langue} liste={read.valeur} />
	) : (
		<TooManySearches
			langue={langue}
			seconds={read.delaiSecondes}
			action={pageAddress(langue, "/projets")}
			q={query.q}
			again={adresseDeListe(langue, query)}
		/>
	);
});
