import {
	ApresLivraison,
	ChiffresCles,
	ChiffresGardes,
	Inventes,
} from "#components/statistiques/cles";
import { Serie, SeriesTropPetites } from "#components/statistiques/serie";
import { Day } from "#components/ui/kit/when";
import { PageHead } from "#components/ui/shell/page-head";
import { publicPage } from "#lib/adapters/pages/metadata";
import { page } from "#lib/adapters/pages/page";
import { reglages } from "#lib/platform/config/env";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { lireStatistiquesDatees } from "#lib/statistiques/queries";
import { lignesDe, SERIES } from "#lib/statistiques/rules";

export const generateMetadata = publicPage("/chiffres", (t) => ({
	title: t("coquille.pied_liens.chiffres"),
	description: t("chiffres.chapeau"),
}));

export default page(async ({ langue, t }) => {
	const lues = await lireStatistiquesDatees();
	const { statistiques, le: jour } = lues;
	const { siteNom, siteUrl } = reglages();
	const aDire = (nom: (typeof SERIES)[number]) =>
		lignesDe(nom, statistiques, langue).length > 0;
	return (
		<>
			<PageHead
				title={t("coquille.pied_liens.chiffres")}
				lead={t("chiffres.chapeau")}
			/>
			{statistiques.demonstration ? <Inventes /> : null}
			{lues.sont_gardees ? <ChiffresGardes le={jour} /> : null}
			<ChiffresCles cles={statistiques.cles} />
			<ApresLivraison {...{ statistiques }} />
			<p className="mt-6 max-w-measure">
				{t("chiffres.anonymat", { n: SEUIL_ANONYMAT })}
			</p>
			<p className="mt-4 text-small text-soft">
				{t("chiffres.comptes")} <Day at={jour} />
				{" · "}
				<a href="/chiffres/statistiques.json">{t("chiffres.json")}</a>
			</p>
			{SERIES.filter(aDire).map((nom) => (
				<Serie key={nom} {...{ nom, statistiques, siteNom, siteUrl, jour }} />
			))}
			<SeriesTropPetites noms={SERIES.filter((nom) => !aDire(nom))} />
		</>
	);
});
