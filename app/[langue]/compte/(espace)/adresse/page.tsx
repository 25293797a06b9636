import { NouvelleAdresse } from "#components/comptes/profil";
import { pageDeCompteProuve, titled } from "#lib/adapters/pages/page";
import { demanderLesCodes } from "../actions.ts";

export const generateMetadata = titled((t) => t("compte.adresse.titre"));

export default pageDeCompteProuve(async ({ t, visiteur }) => (
	<>
		<h1 className="mb-6">{t("compte.adresse.titre")}</h1>
		<NouvelleAdresse courriel={visiteur.courriel} demander={demanderLesCodes} />
	</>
));
