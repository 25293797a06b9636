import { Changements } from "#components/comptes/changements-api";
import { GuideApi } from "#components/comptes/guide-api";
import { ReferenceApi } from "#components/comptes/reference-api";
import { PageHead } from "#components/ui/page-head";
import { metadata, page } from "#lib/adapters/page";
import { publicHead } from "#lib/adapters/page-head";
import { apiReference } from "#lib/adapters/reference";
import { apiLimits, apiSamples, SAMPLE_TOKEN } from "#lib/adapters/samples";
import { reglages } from "#lib/platform/env";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("developpeurs.titre"),
		description: t("developpeurs.chapeau"),
		path: "/developpeurs",
	}),
);

export default page(({ langue, t }) => {
	const { siteUrl } = reglages();
	const reference = apiReference(langue);
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
				limites={apiLimits()}
				version={reference.version}
			/>
			<ReferenceApi langue={langue} reference={reference} />
			<Changements langue={langue} />
		</>
	);
});
