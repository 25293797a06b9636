import { notFound } from "next/navigation";
import { PageModeles } from "#components/moderation/modeles/page-modeles";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { listerModeles } from "#lib/moderation/modeles/queries";
import { enregistrerModele, retirerModele } from "../actions.ts";
import { valeursDe } from "../data.ts";

export const generateMetadata = titled((t) => t("demandes.modeles.titre"));

export default pageDeModeration(async ({ query, visiteur }) => {
	const modeles = await listerModeles();
	const { id } = valeursDe(query);
	const ouvert = modeles.find((un) => String(un.id) === id);
	if (id !== undefined && !ouvert) return notFound();
	return (
		<PageModeles
			modeles={modeles}
			ouvert={ouvert ?? null}
			estAdmin={visiteur.role === "admin"}
			enregistrer={enregistrerModele}
			retirer={retirerModele}
		/>
	);
});
