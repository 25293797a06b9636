import { PageModeles } from "#components/moderation/modeles/page-modeles";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerModeles } from "#lib/moderation/modeles/queries";
import { estGarde } from "../data.ts";
import { enregistrerModele } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("demandes.modeles.titre"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => (
	<PageModeles
		langue={langue}
		modeles={await listerModeles()}
		estAdmin={visiteur.role === "admin"}
		garde={estGarde(query)}
		enregistrer={enregistrerModele}
	/>
));
