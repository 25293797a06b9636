import { Merci } from "#components/contributions/reponse";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { dernierEnvoi } from "../../data.ts";

export const generateMetadata = titled((t) => t("contributions.decrire.merci"));

export default pageDeCompte(async ({ langue, visiteur }) => (
	<Merci
		nature="besoin"
		envoye={await dernierEnvoi(visiteur, "besoin", langue)}
	/>
));
