import {
	ChoixDeFlux,
	CommentLireUnFlux,
	FluxParTheme,
} from "#components/flux/choix";
import { Section } from "#components/ui/section";
import { PageHead } from "#components/ui/shell/page-head";
import { mainFeeds } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { reglages } from "#lib/platform/config/env";
import { listerThemes } from "#lib/themes/queries";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("coquille.pied_liens.flux"),
		description: t("flux.page.chapeau"),
		path: "/flux",
		feeds: mainFeeds(langue),
	}),
);

export default page(async ({ t }) => {
	const { siteUrl } = reglages();
	const themes = await listerThemes();
	return (
		<>
			<PageHead
				title={t("coquille.pied_liens.flux")}
				lead={t("flux.page.chapeau")}
			/>
			<Section id="choisir" title={t("flux.page.choisir")}>
				<ChoixDeFlux siteUrl={siteUrl} />
				<p className="mt-9 max-w-measure">{t("flux.page.besoin")}</p>
			</Section>
			<Section id="themes" title={t("flux.page.par_theme.titre")}>
				<p className="max-w-measure">{t("flux.page.par_theme.texte")}</p>
				<FluxParTheme themes={themes} />
			</Section>
			<CommentLireUnFlux />
		</>
	);
});
