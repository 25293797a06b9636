import { redirect } from "next/navigation";
import { DeuxCodes } from "#components/comptes/profil";
import { pageDeCompteProuve, titled } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { lireDefiGarde } from "../../../connexion/data.ts";
import { changerDAdresse } from "../../actions.ts";

export const generateMetadata = titled((t) => t("compte.adresse.titre"));

export default pageDeCompteProuve(async ({ langue, t, visiteur }) => {
	const garde = await lireDefiGarde();
	if (!garde) return redirect(pageAddress(langue, "/compte/adresse"));
	return (
		<>
			<h1 className="mb-6">{t("compte.adresse.titre")}</h1>
			<DeuxCodes
				ancienne={visiteur.courriel}
				nouvelle={garde.saisi}
				changer={changerDAdresse}
			/>
		</>
	);
});
