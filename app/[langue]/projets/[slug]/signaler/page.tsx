import { notFound } from "next/navigation";
import { PageSignalement } from "#components/signalements/page-signalement";
import { metadata, page } from "#lib/adapters/page";
import { lireProjet } from "#lib/projets/queries";
import { envoyerSignalement } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("participation.signalement.titre"),
}));

export default page(async ({ langue, params }) => {
	const projet = await lireProjet(String(params.slug));
	if (!projet.ok) return notFound();
	const { slug, nom, langue: sienne, traductions } = projet.valeur;
	const traduit = langue === "en" ? traductions.en?.nom : undefined;
	return (
		<PageSignalement
			langue={langue}
			dossier="projets"
			slug={slug}
			titre={traduit ?? nom}
			ecritEn={traduit === undefined ? sienne : langue}
			action={envoyerSignalement}
		/>
	);
});
