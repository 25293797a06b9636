import { Effacement } from "#components/comptes/profil";
import { pageDeCompteProuve, titled } from "#lib/adapters/pages/page";
import { demanderEffacement } from "../actions.ts";

export const generateMetadata = titled((t) => t("compte.effacement.titre"));

export default pageDeCompteProuve(async ({ t, visiteur }) => (
	<>
		<h1 className="mb-6">{t("compte.effacement.titre")}</h1>
		<Effacement courriel={visiteur.courriel} demander={demanderEffacement} />
	</>
));
