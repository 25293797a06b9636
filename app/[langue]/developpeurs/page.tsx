import { GuideApi } from "#components/comptes/guide-api";
import { ReferenceApi } from "#components/comptes/reference-api";
import { PageHead } from "#components/ui/page-head";
import { Section } from "#components/ui/section";
import { metadata, page } from "#lib/adapters/page";
import { publicHead } from "#lib/adapters/page-head";
import { apiReference } from "#lib/adapters/reference";
import { apiSamples, SAMPLE_TOKEN } from "#lib/adapters/samples";
import { JETONS_MAX_PAR_COMPTE } from "#lib/comptes/jetons/rules";
import { reglages } from "#lib/platform/env";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("developpeurs.titre"),
		description: t("developpeurs.chapeau"),
		path: "/developpeurs",
	}),
);

export default page(({ langue, t }) => {
	const { limiteAppels, limiteContributions, siteUrl } = reglages();
	const reference = apiReference(langue);
	const limites = {
		appels: limiteAppels,
		contributions: limiteContributions,
		jetons: JETONS_MAX_PAR_COMPTE,
	};
	return (
		<>
			<PageHead
				title={t("developpeurs.titre")}
				lead={t("developpeurs.chapeau")}
			/>
			<GuideApi
				langue={langue}
				siteUrl={siteUrl}
				samples={apiSamples(siteUrl)}
				jeton={SAMPLE_TOKEN}
				limites={limites}
				version={reference.version}
			/>
			<ReferenceApi langue={langue} reference={reference} />
			<Section id="changements" title={t("developpeurs.changements.titre")}>
				<p className="max-w-measure">
					<strong>{t("developpeurs.changements.premiere.date")}</strong>{" "}
					{t("developpeurs.changements.premiere.texte")}
				</p>
			</Section>
		</>
	);
});
