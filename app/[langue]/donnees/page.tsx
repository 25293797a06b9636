import { PartiesDesDonnees } from "#components/donnees/sections";
import { metadata, page } from "#lib/adapters/page";
import { credit, lireManifeste, listerJours } from "#lib/donnees/queries";
import { reglages } from "#lib/platform/env";

export const generateMetadata = metadata(({ t }) => ({
	title: t("donnees.titre"),
	description: t("donnees.chapeau"),
	path: "/donnees",
}));

export default page(async ({ langue, t }) => {
	const [manifeste, jours] = await Promise.all([
		lireManifeste(),
		listerJours(),
	]);
	return (
		<>
			<h1>{t("donnees.titre")}</h1>
			<p className="mt-5 max-w-measure text-lead text-soft">
				{t("donnees.chapeau")}
			</p>
			<PartiesDesDonnees
				langue={langue}
				manifeste={manifeste}
				jours={jours}
				siteUrl={reglages().siteUrl}
				credit={credit()}
			/>
		</>
	);
});
