import { ListeArticles } from "#components/moderation/edition/page-articles";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { listerArticlesEdites } from "#lib/moderation/articles/queries";

export const generateMetadata = titled((t) => t("moderation.parties.articles"));

export default pageDeModeration(async () => (
	<ListeArticles articles={await listerArticlesEdites()} />
));
