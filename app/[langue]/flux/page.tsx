import { ChoixDeFlux, CommentLireUnFlux } from "#components/flux/choix";
import { CodeBlock, WITH_CODE } from "#components/ui/code-block";
import { PageHead } from "#components/ui/page-head";
import { Section } from "#components/ui/section";
import { mainFeeds } from "#lib/adapters/feed-links";
import { metadata, page } from "#lib/adapters/page";
import { publicHead } from "#lib/adapters/page-head";
import { adresseDuFlux } from "#lib/flux/rules";
import { reglages } from "#lib/platform/env";

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
