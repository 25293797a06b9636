import { FormulaireArticle } from "#components/moderation/edition/formulaire-article";
import { Cadre } from "#components/moderation/file/cadre";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { siteDay } from "#lib/platform/runtime/clock";
import { enregistrerArticle } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.article.nouveau"),
}));

export default pageDeModeration(({ langue, t }) => (
	<Cadre langue={langue} partie="articles" titre={t("edition.article.nouveau")}>
		<FormulaireArticle
			langue={langue}
			action={enregistrerArticle}
			valeurs={{
				date: [siteDay()],
				statut: ["brouillon"],
				heure: ["08:00"],
			}}
		/>
	</Cadre>
));
