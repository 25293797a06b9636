import { PartiesDesDonnees } from "#components/donnees/sections";
import { JsonLd } from "#components/ui/share/json-ld";
import { PageHead } from "#components/ui/shell/page-head";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page, pageNonce } from "#lib/adapters/pages/page";
import {
	credit,
	lireDescription,
	lireManifeste,
	listerJours,
} from "#lib/donnees/queries";
import { reglages } from "#lib/platform/config/env";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("donnees.titre"),
		description: t("donnees.chapeau"),
		path: "/donnees",
	}),
);

export default page(async ({ langue, t }) => {
	const [manifeste, jours, description] = await Promise.all([
		lireManifeste(),
		listerJours(),
		lireDescription(langue),
	]);
	return (
		<>
			<JsonLd nonce={await pageNonce()} data={description} />
			<PageHead title={t("donnees.titre")} lead={t("donnees.chapeau")} />
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
