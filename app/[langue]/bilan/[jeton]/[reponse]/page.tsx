import { notFound } from "next/navigation";
import { BilanParLien } from "#components/participation/bilan";
import { page, titled } from "#lib/adapters/pages/page";
import { REPONSES_BILAN } from "#lib/besoins/bilans/schema";
import { lireQuestionDuLien } from "#lib/participation/bilans/queries";
import { repondre, reprendreReponse } from "../../../(courriels)/actions.ts";

export const generateMetadata = titled((t) => t("bilans.titre"));

export default page(async ({ t, params }) => {
	const jeton = String(params.jeton);
	const reponse = REPONSES_BILAN.find((une) => une === params.reponse);
	const lue = await lireQuestionDuLien(jeton);
	if (!lue.ok || reponse === undefined) return notFound();
	return (
		<>
			<h1 className="mb-6">{t("bilans.titre")}</h1>
			<BilanParLien
				lue={lue.valeur}
				champs={{ jeton }}
				{...{ jeton, reponse, repondre }}
				reprendre={reprendreReponse}
			/>
		</>
	);
});
