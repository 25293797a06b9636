import { PageHead } from "#components/ui/shell/page-head";
import { barePage, metadata } from "#lib/adapters/pages/page";

export const generateMetadata = metadata(({ t }) => ({
	title: t("erreurs.hors_ligne.titre"),
	robots: { index: false },
}));

/** The address asked for, whatever it is. */
const HERE = "";

/** What is shown, at the address asked for, in place of a page that could not be reached. */
export default barePage(({ t }) => (
	<>
		<PageHead
			title={t("erreurs.hors_ligne.titre")}
			lead={t("erreurs.hors_ligne.texte")}
		/>
		<p className="mt-6">
			<a href={HERE}>{t("erreurs.reessayer")}</a>
		</p>
	</>
));
