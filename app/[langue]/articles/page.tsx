import { PageDesArticles } from "#components/articles/liste";
import { TooManySearches } from "#components/ui/lists/search-form";
import { JsonLd } from "#components/ui/share/json-ld";
import { feedOf } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page, pageNonce } from "#lib/adapters/pages/page";
import { unlessTooMany } from "#lib/adapters/pages/search-limit";
import { listData } from "#lib/adapters/pages/structured-data";
import { pageAddress } from "#lib/i18n/addresses";
import { listPath } from "#lib/platform/lists/list-address";
import { lenientQuery } from "#lib/platform/validation/lenient";
import { RechercheQuery } from "#lib/recherche/schema";
import { lireListe } from "./data.ts";

export const generateMetadata = metadata(({ langue, t, query: asked }) => {
	const { q } = lenientQuery(RechercheQuery, asked);
	const titre = t("coquille.parties.articles");
	return publicHead(langue, {
		title: q ? `${q} · ${titre}` : titre,
		description: t("lecture.articles.description"),
		path: listPath("/articles", { q }),
		indexed: !q,
		feeds: [feedOf(langue, "articles")],
	});
});

export default page(async ({ langue, visiteur, query: asked }) => {
	const { q } = lenientQuery(RechercheQuery, asked);
	const apres = typeof asked.apres === "string" ? asked.apres : undefined;
	const read = await unlessTooMany(visiteur, q, () => lireListe({ apres, q }));
	if (!read.ok)
		return (
			<TooManySearches
				seconds={read.delaiSecondes}
				action={pageAddress(langue, "/articles")}
				q={q}
			/>
		);
	return (
		<>
			<PageDesArticles
				q={q}
				articles={read.valeur.page}
				mots={read.valeur.mots}
			/>
			<JsonLd
				nonce={await pageNonce()}
				data={listData(
					langue,
					"articles",
					listPath("/articles", { q }),
					read.valeur.page,
				)}
			/>
		</>
	);
});
