import { notFound } from "next/navigation";
import { BesoinsDuReferent } from "#components/participation/offres-recues";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { listerBesoinsDuReferent } from "#lib/participation/offres_recues/queries";

export const generateMetadata = titled((t) => t("aider.recues.titre"));

export default pageDeCompte(async ({ visiteur }) => {
	const besoins = await listerBesoinsDuReferent(visiteur.compte_id);
	if (besoins.length === 0) return notFound();
	return <BesoinsDuReferent besoins={besoins} />;
});
