import { VieDunBesoin } from "#components/besoins/vie";
import { DebutApi } from "#components/comptes/debut-api";
import { LigneDeChiffres } from "#components/statistiques/chiffres";
import { Section } from "#components/ui/section";
import { metadata, page } from "#lib/adapters/page";
import { reglages } from "#lib/platform/env";
import { lireChiffres } from "#lib/statistiques/queries";

export const generateMetadata = metadata(({ t }) => ({
	title: t("accueil.titre"),
	path: "/",
}));

export default page(async ({ langue, t }) => {
	const chiffres = await lireChiffres();
	const { siteUrl, limiteAppels } = reglages();
	return (
		<>
			<h1 className="max-w-[20ch]">{t("accueil.titre")}</h1>
			<p className="mt-5 max-w-measure text-lead text-soft">
				{t("accueil.chapeau")}
			</p>
			<LigneDeChiffres langue={langue} chiffres={chiffres} />
			<Section id="vie" title={t("accueil.vie.titre")}>
				<VieDunBesoin langue={langue} />
			</Section>
			<Section id="api" title={t("accueil.api.titre")}>
				<DebutApi
					langue={langue}
					siteUrl={siteUrl}
					limiteAppels={limiteAppels}
				/>
			</Section>
		</>
	);
});
