import { notFound } from "next/navigation";
import { CorrectionDeFiche, Dialogue } from "#components/comptes/correction";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import {
	lireBesoinACorriger,
	lireDialogueAuteur,
	lireProjetACorriger,
} from "#lib/espace/contributions/queries";
import { reglages } from "#lib/platform/config/env";
import { lireApercus } from "#lib/projets/queries";
import { listerThemes } from "#lib/themes/queries";
import { suivreMaContribution } from "../../../data.ts";
import { corrigerMonBesoin, corrigerMonProjet } from "../../actions.ts";

export const generateMetadata = titled((t) => t("compte.correction.titre"));

const SORTES = {
	projet: { lire: lireProjetACorriger, corriger: corrigerMonProjet },
	besoin: { lire: lireBesoinACorriger, corriger: corrigerMonBesoin },
};

export default pageDeCompte(async ({ t, visiteur, params }) => {
	const nature = NATURES_CONTRIBUTION.find((une) => une === params.nature);
	if (!nature) return notFound();
	const { lire, corriger } = SORTES[nature];
	const slug = String(params.slug);
	const { compte_id } = visiteur;
	const [lue, themes, dialogue] = await Promise.all([
		lire(compte_id, slug),
		listerThemes(),
		lireDialogueAuteur(compte_id, nature, slug),
	]);
	if (!lue.ok) return suivreMaContribution(compte_id, nature, slug);
	return (
		<>
			<h1>{t("compte.correction.titre")}</h1>
			<p className="mt-4 mb-8 max-w-measure text-lead">
				{t(
					dialogue.refus
						? "demandes.compte.refusee_chapeau"
						: "compte.correction.chapeau",
				)}
			</p>
			<Dialogue siteUrl={reglages().siteUrl} dialogue={dialogue} />
			<CorrectionDeFiche
				{...{ nature, slug, themes, dialogue, corriger }}
				lue={lue.valeur}
				apercus={await lireApercus("logo" in lue.valeur ? lue.valeur : {})}
			/>
		</>
	);
});
