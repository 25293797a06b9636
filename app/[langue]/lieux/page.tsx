import { ParDepartement } from "#components/lieux/departements";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { compterParDepartement } from "#lib/recherche/queries";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("coquille.pied_liens.lieux"),
		description: t("lieux.departements.chapeau"),
		path: "/lieux",
	}),
);

export default page(async () => (
	<ParDepartement lieux={await compterParDepartement()} />
));
