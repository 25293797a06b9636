import { notFound } from "next/navigation";
import { PageModeles } from "#components/moderation/modeles/page-modeles";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerModeles } from "#lib/moderation/modeles/queries";
import { estGarde, valeursDe } from "../data.ts";
import { enregistrerModele, retirerModele } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("demandes.modeles.titre"),
}));

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
			garde={estGarde(query)}
			enregistrer={enregistrerModele}
			retirer={retirerModele}
		/>
	);
});
