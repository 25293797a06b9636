import { notFound } from "next/navigation";
import { EditionArticle } from "#components/moderation/edition/articles";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireArticleEdite } from "#lib/moderation/articles/queries";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { estGarde } from "../../data.ts";
import { enregistrerArticle, supprimerArticle } from "../actions.ts";
import { prevuEn } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.article.liste"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const article = await lireArticleEdite(String(params.slug));
	if (!article) return notFound();
	const {
		slug,
		html: _,
		html_en: __,
		projets,
		publier_le,
		...champs
	} = article;
	return (
		<EditionArticle
			langue={langue}
			slug={slug}
			titre={article.titre}
			publie={article.statut === "publie"}
			publier_le={publier_le}
			supprimer={supprimerArticle}
			garde={estGarde(query)}
			action={enregistrerArticle}
			valeurs={valeursDe({
				...{ ...champs, projets: projets.join(" ") },
				...prevuEn(publier_le),
			})}
		/>
	);
});
