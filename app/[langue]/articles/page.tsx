import { PageDesArticles } from "#components/articles/liste";
import { feedOf } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { lireListe } from "./data.ts";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("lecture.articles.titre"),
		description: t("lecture.articles.description"),
		path: "/articles",
		feeds: [feedOf(langue, "articles")],
	}),
);

export default page(async ({ langue, query }) => {
	const apres = typeof query.apres === "string" ? query.apres : undefined;
	const articles = await lireListe(apres);
	return (
		<PageDesArticles
			langue={langue}
			articles={articles}
			isContinued={apres !== undefined}
		/>
	);
});
