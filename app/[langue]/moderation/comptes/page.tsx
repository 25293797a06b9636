import { PageComptes } from "#components/moderation/comptes/page-comptes";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { compterSansCle, lireExigence } from "#lib/comptes/cles/queries";
import { chercherComptes } from "#lib/moderation/comptes/queries";
import { RechercheComptes } from "#lib/moderation/comptes/schema";
import { lireFiltre } from "../data.ts";
import * as actions from "./actions.ts";

export const generateMetadata = titled((t) => t("moderation.parties.comptes"));

export default pageDeModeration(async ({ query, visiteur }) => {
	const recherche = lireFiltre(RechercheComptes, query);
	return (
		<PageComptes
			recherche={recherche}
			comptes={await chercherComptes(recherche)}
			moi={visiteur}
			cles={{
				...(await lireExigence()),
				sans: await compterSansCle(),
				exiger: actions.exigerUneCle,
				lever: actions.nePlusExigerDeCle,
			}}
		/>
	);
});
