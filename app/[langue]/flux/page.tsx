import { CodeBlock, WITH_CODE } from "#components/developpeurs/code-block";
import { ChoixDeFlux, CommentLireUnFlux } from "#components/flux/choix";
import { Section } from "#components/ui/section";
import { PageHead } from "#components/ui/shell/page-head";
import { mainFeeds } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { adresseDuFlux } from "#lib/flux/rules";
import { reglages } from "#lib/platform/config/env";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("flux.page.titre"),
		description: t("flux.page.chapeau"),
		path: "/flux",
		feeds: mainFeeds(langue),
	}),
);

export default page(({ langue, t }) => {
	const { siteNom, siteUrl } = reglages();
	return (
		<>
			<PageHead title={t("flux.page.titre")} lead={t("flux.page.chapeau")} />
			<Section id="choisir" title={t("flux.page.choisir")}>
				<ChoixDeFlux langue={langue} siteUrl={siteUrl} siteNom={siteNom} />
				<p className="mt-9 max-w-measure">
					{t.rich("flux.page.theme", WITH_CODE)}
				</p>
				<CodeBlock>
					{`${siteUrl}${adresseDuFlux(langue, "projets", "mobilite")}`}
				</CodeBlock>
				<p className="mt-5 max-w-measure">{t("flux.page.besoin")}</p>
			</Section>
			<CommentLireUnFlux langue={langue} />
		</>
	);
});
