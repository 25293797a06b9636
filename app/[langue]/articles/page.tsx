import { PageDesArticles } from "#components/articles/liste";
import { metadata, page } from "#lib/adapters/page";
import { publicHead } from "#lib/adapters/page-head";
import { lireListe } from "./liste.ts";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("lecture.articles.titre"),
		description: t("lecture.articles.description"),
		path: "/articles",
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
