import { notFound } from "next/navigation";
import { PageArticle } from "#components/moderation/edition/page-articles";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { lireArticleEdite } from "#lib/moderation/articles/queries";
import { siteDay } from "#lib/platform/runtime/clock";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { enregistrerArticle, supprimerArticle } from "../../actions.ts";

export const generateMetadata = titled((t) => t("moderation.parties.articles"));

export default pageDeModeration(async ({ params }) => {
	const actes = { action: enregistrerArticle, supprimer: supprimerArticle };
	if (params.slug === "nouveau") {
		const valeurs = { date: [siteDay()], statut: ["brouillon"] };
		return <PageArticle {...actes} {...{ valeurs }} article={null} />;
	}
	const article = await lireArticleEdite(String(params.slug));
	if (!article) return notFound();
	const { projets, html: _, html_en: __, ...champs } = article;
	return (
		<PageArticle
			{...actes}
			article={article}
			valeurs={valeursDe({ ...champs, projets: projets.join(" ") })}
		/>
	);
});
