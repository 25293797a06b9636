import { notFound } from "next/navigation";
import { PageSignalement } from "#components/signalements/page-signalement";
import { page, titled } from "#lib/adapters/pages/page";
import { translated } from "#lib/i18n/translated";
import { lireProjet } from "#lib/projets/queries";
import { signalerProjet } from "../../../besoins/[slug]/signaler/actions.ts";

export const generateMetadata = titled((t) =>
	t("participation.signalement.titre"),
);

export default page(async ({ langue, params }) => {
	const projet = await lireProjet(String(params.slug));
	if (!projet.ok) return notFound();
	return (
		<PageSignalement
			dossier="projets"
			slug={projet.valeur.slug}
			titre={translated(projet.valeur, "nom", langue)}
			action={signalerProjet}
		/>
	);
});
