import { ListeArticles } from "#components/moderation/articles";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { listerArticlesEdites } from "#lib/moderation/articles/queries";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.article.liste"),
}));

export default pageDeModeration(async ({ langue }) => (
	<ListeArticles langue={langue} articles={await listerArticlesEdites()} />
));
