import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/cadre";
import { FormulaireArticle } from "#components/moderation/formulaire-article";
import { Notice } from "#components/ui/notice";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { lireArticleEdite } from "#lib/moderation/articles/queries";
import { pageAddress } from "#lib/platform/i18n/addresses";
import { valeursDe } from "../../lecture.ts";
import { articleAction } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.article.liste"),
}));

export default pageDeModeration(async ({ langue, t, params, query }) => {
	const article = await lireArticleEdite(String(params.slug));
	if (!article) return notFound();
	const { slug, html: _, html_en: __, projets, ...champs } = article;
	const valeurs = Object.fromEntries(
		Object.entries(champs).map(([cle, valeur]) => [cle, [valeur ?? ""]]),
	);
	return (
		<Cadre
			langue={langue}
			partie="articles"
			titre={t("edition.article.modifier", { titre: article.titre })}
		>
			{valeursDe(query).garde === "oui" ? (
				<Notice kind="done" announced>
					<p>{t("edition.garde")}</p>
				</Notice>
			) : null}
			{article.statut === "publie" ? (
				<p className="mt-4">
					<a href={pageAddress(langue, `/articles/${slug}`)}>
						{t("moderation.fiche.voir")}
					</a>
				</p>
			) : null}
			<FormulaireArticle
				langue={langue}
				slug={slug}
				action={articleAction}
				valeurs={{ ...valeurs, projets: [projets.join(" ")] }}
			/>
		</Cadre>
	);
});
