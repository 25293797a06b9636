import { notFound } from "next/navigation";
import { PageModele } from "#components/moderation/modeles/page-modeles";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireModele } from "#lib/moderation/modeles/queries";
import { entierDe } from "../../data.ts";
import { enregistrerModele, retirerModele } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("demandes.modeles.un"),
}));

export default pageDeModeration(async ({ langue, params }) => {
	const id = entierDe(params.id);
	const modele = id && (await lireModele(id));
	if (!modele) return notFound();
	return (
		<PageModele
			langue={langue}
			modele={modele}
			enregistrer={enregistrerModele}
			retirer={retirerModele}
		/>
	);
}, "admin");
