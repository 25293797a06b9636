import { notFound } from "next/navigation";
import { Fait } from "#components/comptes/fait";
import { ListeDeSoutiens } from "#components/participation/mes-soutiens";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { listerMesSoutiens, listerSuivis } from "#lib/espace/queries";
import { listerBilansAttendus } from "#lib/participation/bilans/queries";
import { listerMesSituations } from "#lib/participation/queries";
import { reprendreSituation } from "../../../besoins/[slug]/actions.ts";
import {
	choisirLesEtapes,
	quitterLesEtapes,
	retirerSoutien,
} from "../actions.ts";

export const generateMetadata = titled((t) => t("compte.soutiens.titre"));

export default pageDeCompte(async ({ langue, t, visiteur }) => {
	const [soutiens, suivis, bilans, situations] = await Promise.all([
		listerMesSoutiens(visiteur.compte_id),
		listerSuivis(visiteur.compte_id, langue),
		listerBilansAttendus(visiteur.compte_id),
		listerMesSituations(visiteur.compte_id),
	]);
	if (!soutiens.ok) return notFound();
	return (
		<>
			<h1 className="mb-6">{t("compte.soutiens.titre")}</h1>
			<Fait />
			<ListeDeSoutiens
				soutiens={soutiens.valeur}
				suivis={suivis}
				bilans={bilans}
				situations={situations}
				reprendreSituation={reprendreSituation}
				retirer={retirerSoutien}
				choisir={choisirLesEtapes}
				quitter={quitterLesEtapes}
			/>
		</>
	);
});
