import { notFound } from "next/navigation";
import { ListeDeContributions } from "#components/comptes/contributions";
import { Fait } from "#components/comptes/fait";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import {
	listerMesDemandes,
	listerMesRefusees,
	listerMesRetraits,
} from "#lib/espace/contributions/queries";
import { listerMesContributions } from "#lib/espace/queries";
import { reglages } from "#lib/platform/config/env";
import { retirerMaContribution } from "./actions.ts";

export const generateMetadata = titled((t) => t("compte.contributions.titre"));

export default pageDeCompte(async ({ t, visiteur }) => {
	const { compte_id } = visiteur;
	const [contributions, refusees, retraits, demandes] = await Promise.all([
		listerMesContributions(compte_id),
		listerMesRefusees(compte_id),
		listerMesRetraits(compte_id),
		listerMesDemandes(compte_id),
	]);
	if (!contributions.ok) return notFound();
	return (
		<>
			<h1 className="mb-8">{t("compte.contributions.titre")}</h1>
			<Fait />
			<ListeDeContributions
				siteUrl={reglages().siteUrl}
				contributions={contributions.valeur}
				refusees={refusees}
				retraits={retraits}
				demandes={demandes}
				retirer={retirerMaContribution}
			/>
		</>
	);
});
