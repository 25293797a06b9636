import { ReferenceApi } from "#components/developpeurs/reference";
import { Breadcrumb, PageHead } from "#components/ui/shell/page-head";
import { apiReference } from "#lib/adapters/openapi/reference";
import { publicPage } from "#lib/adapters/pages/metadata";
import { page } from "#lib/adapters/pages/page";

export const generateMetadata = publicPage("/developpeurs/reference", (t) => ({
	title: t("developpeurs.reference.titre"),
	description: t("developpeurs.reference.chapeau"),
}));

export default page(({ langue, t }) => (
	<>
		<Breadcrumb
			steps={[
				{ label: t("coquille.pied_liens.developpeurs"), path: "/developpeurs" },
			]}
			here={t("developpeurs.reference.titre")}
		/>
		<PageHead
			title={t("developpeurs.reference.titre")}
			lead={t("developpeurs.reference.chapeau")}
		/>
		<ReferenceApi reference={apiReference(langue)} />
	</>
));
