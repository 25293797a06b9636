import { Changements } from "#components/developpeurs/changements";
import { GuideApi } from "#components/developpeurs/guide";
import { ReferenceApi } from "#components/developpeurs/reference";
import { PageHead } from "#components/ui/shell/page-head";
import { apiReference } from "#lib/adapters/openapi/reference";
import {
	apiLimits,
	apiSamples,
	SAMPLE_TOKEN,
} from "#lib/adapters/openapi/samples";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { reglages } from "#lib/platform/config/env";

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
