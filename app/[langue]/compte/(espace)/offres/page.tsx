import { notFound } from "next/navigation";
import { Fait } from "#components/comptes/fait";
import { MesOffres } from "#components/participation/mes-offres";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { listerMesOffres } from "#lib/participation/offres/queries";
import { retirerMonOffre } from "../actions.ts";

export const generateMetadata = titled((t) => t("compte.offres.titre"));

export default pageDeCompte(async ({ t, visiteur }) => {
	const offres = await listerMesOffres(visiteur.compte_id);
	if (!offres.ok) return notFound();
	return (
		<>
			<h1 className="mb-6">{t("compte.offres.titre")}</h1>
			<Fait />
			<MesOffres offres={offres.valeur} retirer={retirerMonOffre} />
		</>
	);
});
