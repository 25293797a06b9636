import { PartiesDesDonnees } from "#components/donnees/sections";
import { JsonLd } from "#components/ui/share/json-ld";
import { PageHead } from "#components/ui/shell/page-head";
import { publicPage } from "#lib/adapters/pages/metadata";
import { page, pageNonce } from "#lib/adapters/pages/page";
import {
	credit,
	lireDescription,
	lireManifeste,
	listerJeux,
} from "#lib/donnees/queries";
import { reglages } from "#lib/platform/config/env";

export const generateMetadata = publicPage("/donnees", (t) => ({
	title: t("coquille.pied_liens.donnees"),
	description: t("donnees.chapeau"),
}));

export default page(async ({ langue, t }) => {
	const [manifeste, jeux, description] = await Promise.all([
		lireManifeste(),
		listerJeux(),
		lireDescription(langue),
	]);
	return (
		<>
			<JsonLd nonce={await pageNonce()} data={description} />
			<PageHead
				title={t("coquille.pied_liens.donnees")}
				lead={t("donnees.chapeau")}
			/>
			{manifeste?.demonstration ? (
				<p className="mb-6 max-w-measure">
					<b>{t("flux.demonstration")}</b>
				</p>
			) : null}
			<PartiesDesDonnees
				manifeste={manifeste}
				jeux={jeux}
				siteUrl={reglages().siteUrl}
				credit={credit()}
			/>
		</>
	);
});
