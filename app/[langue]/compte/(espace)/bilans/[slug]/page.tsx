import { notFound } from "next/navigation";
import { BilanDuCompte } from "#components/participation/bilan";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { lireQuestion } from "#lib/participation/bilans/queries";
import { repondreAuBilan, reprendreMaReponse } from "../../actions.ts";

export const generateMetadata = titled((t) => t("bilans.titre"));

export default pageDeCompte(async ({ t, visiteur, params }) => {
	const slug = String(params.slug);
	const lue = await lireQuestion(visiteur.compte_id, slug);
	if (!lue.ok) return notFound();
	return (
		<>
			<h1 className="mb-6">{t("bilans.titre")}</h1>
			<BilanDuCompte
				lue={lue.valeur}
				champs={{ slug: lue.valeur.besoin.slug }}
				repondre={repondreAuBilan}
				reprendre={reprendreMaReponse}
			/>
		</>
	);
});
