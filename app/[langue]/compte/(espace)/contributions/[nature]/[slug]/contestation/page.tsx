import { notFound } from "next/navigation";
import { ContestationDeRetrait } from "#components/comptes/contributions";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { lireMonRetrait } from "#lib/espace/contributions/queries";
import { reglages } from "#lib/platform/config/env";
import { suivreMaContribution } from "../../../../data.ts";
import { contesterMonRetrait } from "../../../actions.ts";

export const generateMetadata = titled((t) => t("compte.contestation.titre"));

export default pageDeCompte(async ({ t, visiteur, params }) => {
	const nature = NATURES_CONTRIBUTION.find((une) => une === params.nature);
	if (!nature) return notFound();
	const { compte_id } = visiteur;
	const slug = String(params.slug);
	const retrait = await lireMonRetrait(compte_id, nature, slug);
	if (!retrait) return suivreMaContribution(compte_id, nature, slug);
	return (
		<>
			<h1>{t("compte.contestation.titre")}</h1>
			<ContestationDeRetrait
				siteUrl={reglages().siteUrl}
				retrait={retrait}
				contester={contesterMonRetrait}
			/>
		</>
	);
});
