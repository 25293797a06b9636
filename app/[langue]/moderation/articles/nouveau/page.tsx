import { Cadre } from "#components/moderation/cadre";
import { FormulaireArticle } from "#components/moderation/formulaire-article";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { siteDay } from "#lib/platform/clock";
import { articleAction } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.article.nouveau"),
}));

export default pageDeModeration(({ langue, t }) => (
	<Cadre langue={langue} partie="articles" titre={t("edition.article.nouveau")}>
		<FormulaireArticle
			langue={langue}
			action={articleAction}
			valeurs={{
				date: [siteDay()],
				statut: ["brouillon"],
			}}
		/>
	</Cadre>
));
