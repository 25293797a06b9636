import { ListeArticles } from "#components/moderation/edition/page-articles";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerArticlesEdites } from "#lib/moderation/articles/queries";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.article.liste"),
}));

export default pageDeModeration(async () => (
	<ListeArticles articles={await listerArticlesEdites()} />
));
