import { Extraits } from "#components/accueil/extraits";
import { Ouverture } from "#components/accueil/ouverture";
import { VieDunBesoin } from "#components/besoins/vie";
import { LigneDeChiffres } from "#components/statistiques/chiffres";
import { Section } from "#components/ui/section";
import { JsonLd } from "#components/ui/share/json-ld";
import { mainFeeds } from "#lib/adapters/pages/feed-links";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page, pageNonce } from "#lib/adapters/pages/page";
import { siteData } from "#lib/adapters/pages/structured-data";
import { lireAccueil } from "./data.ts";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("accueil.titre"),
		description: t("coquille.description"),
		path: "/",
		feeds: mainFeeds(langue),
	}),
);

export default page(async ({ langue, t }) => {
	const { chiffres, ...extraits } = await lireAccueil();
	return (
		<>
			<Ouverture langue={langue} />
			<LigneDeChiffres langue={langue} chiffres={chiffres} />
			<Extraits langue={langue} {...extraits} />
			<Section id="vie" title={t("accueil.vie.titre")}>
				<VieDunBesoin langue={langue} />
			</Section>
			<JsonLd nonce={await pageNonce()} data={siteData(langue)} />
		</>
	);
});
