import { redirect } from "next/navigation";
import { CodeDEffacement } from "#components/comptes/profil";
import { pageDeCompteProuve, titled } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { lireDefiGarde } from "../../../connexion/data.ts";
import { demanderEffacement, effacer } from "../../actions.ts";

export const generateMetadata = titled((t) => t("compte.effacement.titre"));

export default pageDeCompteProuve(async ({ langue, t, visiteur }) => {
	if (!(await lireDefiGarde()))
		return redirect(pageAddress(langue, "/compte/effacement"));
	return (
		<>
			<h1 className="mb-6">{t("compte.effacement.titre")}</h1>
			<CodeDEffacement
				courriel={visiteur.courriel}
				demander={demanderEffacement}
				effacer={effacer}
			/>
		</>
	);
});
