import { ListeArticles } from "#components/moderation/edition/page-articles";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerArticlesEdites } from "#lib/moderation/articles/queries";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.articles"),
}));

export default pageDeModeration(async () => (
	<ListeArticles articles={await listerArticlesEdites()} />
));
