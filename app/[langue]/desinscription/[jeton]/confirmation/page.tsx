import { notFound } from "next/navigation";
import { Desinscription } from "#components/participation/reprise";
import { page, titled } from "#lib/adapters/pages/page";
import { lireDesinscription } from "#lib/participation/queries";
import { nePlusRecevoir } from "../../../(courriels)/actions.ts";

export const generateMetadata = titled((t) => t("compte.desinscription.titre"));

export default page(async ({ t, params }) => {
	const jeton = String(params.jeton);
	const lue = await lireDesinscription(jeton);
	if (!lue.ok) return notFound();
	return (
		<>
			<h1 className="mb-6">{t("compte.desinscription.titre")}</h1>
			<Desinscription jeton={jeton} besoin={lue.valeur} agir={nePlusRecevoir} />
		</>
	);
});
