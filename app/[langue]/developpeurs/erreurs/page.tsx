import { Erreurs } from "#components/developpeurs/erreurs";
import { Breadcrumb, PageHead } from "#components/ui/shell/page-head";
import { apiReference } from "#lib/adapters/openapi/reference";
import { publicPage } from "#lib/adapters/pages/metadata";
import { page } from "#lib/adapters/pages/page";
import { PROBLEM_CODES } from "#lib/platform/contract/problem-codes";

export const generateMetadata = publicPage("/developpeurs/erreurs", (t) => ({
	title: t("developpeurs.erreurs.page"),
	description: t("developpeurs.erreurs.chapeau"),
}));

export default page(({ langue, t }) => (
	<>
		<Breadcrumb
			steps={[
				{ label: t("coquille.pied_liens.developpeurs"), path: "/developpeurs" },
			]}
			here={t("developpeurs.erreurs.titre")}
		/>
		<PageHead
			title={t("developpeurs.erreurs.page")}
			lead={t("developpeurs.erreurs.chapeau")}
		/>
		<Erreurs codes={PROBLEM_CODES} refusals={apiReference(langue).refusals} />
	</>
));
