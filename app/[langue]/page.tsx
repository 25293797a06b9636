import type { Metadata } from "next";
import { VieDunBesoin } from "#components/besoins/vie";
import { DebutApi } from "#components/comptes/debut-api";
import { LigneDeChiffres } from "#components/statistiques/chiffres";
import { Section } from "#components/ui/section";
import { page } from "#lib/adapters/page";
import { reglages } from "#lib/platform/env";
import { pageLinks } from "#lib/platform/i18n/addresses";
import { lireChiffres } from "#lib/statistiques/queries";

export const generateMetadata = page(
	({ langue }): Metadata => ({ alternates: pageLinks(langue, "/") }),
);

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
