import { notFound } from "next/navigation";
import { PageSignalement } from "#components/signalements/page-signalement";
import { metadata, page } from "#lib/adapters/pages/page";
import { translated } from "#lib/i18n/translated";
import { lireProjet } from "#lib/projets/queries";
import { envoyerSignalement } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("participation.signalement.titre"),
}));

export default page(async ({ langue, params }) => {
	const projet = await lireProjet(String(params.slug));
	if (!projet.ok) return notFound();
	return (
		<PageSignalement
			langue={langue}
			dossier="projets"
			slug={projet.valeur.slug}
			titre={translated(projet.valeur, "nom", langue)}
			action={envoyerSignalement}
		/>
	);
});
