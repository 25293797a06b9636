import { Bande, Extraits, Ouverture } from "#components/accueil/ouverture";
import { VieDunBesoin } from "#components/besoins/parcours";
import { LigneDeChiffres } from "#components/statistiques/cles";
import { PastillesDesThemes } from "#components/themes/liens";
import { Section } from "#components/ui/section";
import { JsonLd } from "#components/ui/share/json-ld";
import { mainFeeds } from "#lib/adapters/pages/feed-links";
import { publisher, siteWords } from "#lib/adapters/pages/identity";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page, pageNonce } from "#lib/adapters/pages/page";
import { siteData } from "#lib/adapters/pages/structured-data";
import { pageHref } from "#lib/i18n/page-texts";
import { listPath } from "#lib/platform/lists/list-address";
import { aider } from "./besoins/[slug]/actions.ts";
import { lireAccueil, lireActes } from "./data.ts";

export const generateMetadata = metadata(({ langue, t }) => ({
	...publicHead(langue, {
		title: siteWords(langue).titre,
		description: siteWords(langue).presentation,
		path: "/",
		feeds: mainFeeds(langue),
	}),
	// The layout adds the site's name to the pages under this one only.
	title: `${publisher(t).site} · ${siteWords(langue).titre}`,
}));

export default page(async ({ langue, t, visiteur }) => {
	const { chiffres, themes, nombres, livre, ...extraits } = await lireAccueil();
	const actes = await lireActes(visiteur, extraits);
	return (
		<>
			<Ouverture livre={livre} {...siteWords(langue)} />
			<Bande />
			<nav aria-label={t("champs.themes")} className="no-print mt-7">
				<PastillesDesThemes
					themes={themes}
					nombres={nombres}
					adresse={(theme) => pageHref(listPath("/projets", { theme }))}
				/>
			</nav>
			<Extraits {...{ actes, aider, ...extraits }} />
			<Section
				id="vie"
				title={t("accueil.vie.titre")}
				className="mt-16 max-sm:hidden"
			>
				<VieDunBesoin />
			</Section>
			<LigneDeChiffres {...chiffres} />
			<JsonLd nonce={await pageNonce()} data={siteData(langue)} />
		</>
	);
});
