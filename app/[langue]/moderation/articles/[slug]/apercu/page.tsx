import { notFound } from "next/navigation";
import { ArticleEnApercu } from "#components/moderation/edition/articles";
import { pageUrl } from "#lib/adapters/pages/metadata";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireArticleDeLEquipe } from "#lib/articles/queries";
import { lireProjetsNommes } from "#lib/projets/queries";
import { lireActe } from "../../../../projets/data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.article.comme_page"),
}));

export default pageDeModeration(async ({ langue, params, visiteur }) => {
	const lu = await lireArticleDeLEquipe(String(params.slug));
	if (!lu) return notFound();
	const { article, publie } = lu;
	const projets = await lireProjetsNommes(article.projets);
	return (
		<ArticleEnApercu
			{...{ langue, article, projets, publie }}
			voisins={[]}
			acte={await lireActe(visiteur, projets)}
			url={pageUrl(langue, `/articles/${article.slug}`)}
		/>
	);
});
