import { DownloadLink, LinkButton } from "#components/ui/link";
import { Section } from "#components/ui/section";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";

export const generateMetadata = titled((t) => t("compte.donnees.titre"));

export default pageDeCompte(async ({ langue, t }) => (
	<>
		<h1>{t("compte.donnees.titre")}</h1>
		<Section id="telecharger" title={t("compte.donnees.telecharger")}>
			<p className="mb-5 max-w-measure">
				{t("compte.donnees.telecharger_texte")}
			</p>
			<DownloadLink href={pageAddress(langue, "/compte/donnees/export")}>
				{t("compte.donnees.telecharger_lien")}
			</DownloadLink>
		</Section>
		<Section id="effacer" title={t("compte.effacement.titre")}>
			<p className="mb-5 max-w-measure">{t("compte.donnees.effacer_texte")}</p>
			<LinkButton
				href={pageAddress(langue, "/compte/effacement")}
				look="danger"
			>
				{t("compte.effacement.titre")}
			</LinkButton>
		</Section>
	</>
));
