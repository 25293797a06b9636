import { notFound } from "next/navigation";
import { PageArticle } from "#components/moderation/edition/page-articles";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireArticleEdite } from "#lib/moderation/articles/queries";
import { estGarde } from "../../data.ts";
import { enregistrerArticle, supprimerArticle } from "../actions.ts";
import { articleNeuf, NOUVEAU, valeursDeLArticle } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.articles"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const communs = {
		langue,
		garde: estGarde(query),
		action: enregistrerArticle,
		supprimer: supprimerArticle,
	};
	if (params.slug === NOUVEAU)
		return <PageArticle {...communs} article={null} valeurs={articleNeuf()} />;
	const article = await lireArticleEdite(String(params.slug));
	if (!article) return notFound();
	return (
		<PageArticle
			{...communs}
			article={article}
			valeurs={valeursDeLArticle(article)}
		/>
	);
});
