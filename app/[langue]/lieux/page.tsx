import { ParDepartement } from "#components/lieux/departements";
import { publicPage } from "#lib/adapters/pages/metadata";
import { page } from "#lib/adapters/pages/page";
import { compterParDepartement } from "#lib/recherche/queries";

export const generateMetadata = publicPage("/lieux", (t) => ({
	title: t("coquille.pied_liens.lieux"),
	description: t("lieux.departements.chapeau"),
}));

export default page(async () => (
	<ParDepartement lieux={await compterParDepartement()} />
));
