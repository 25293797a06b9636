import { notFound } from "next/navigation";
import { PageSignalements } from "#components/moderation/suivi/page-signalements";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireGroupe } from "#lib/moderation/signalements/queries";
import { OBJETS_SIGNALEMENT } from "#lib/signalements/schema";
import { valeursDe } from "../../../data.ts";
import { traiter } from "../../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.signalements.titre"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const objet = OBJETS_SIGNALEMENT.find((un) => un === params.objet);
	const slug = String(params.slug);
	const illicite = valeursDe(query).illicite === "oui";
	const lu = objet && (await lireGroupe(objet, slug, illicite));
	if (!lu) return notFound();
	const { titre, ...groupe } = lu;
	return (
		<PageSignalements
			langue={langue}
			fiche={{ objet, slug, titre }}
			groupe={groupe}
			traiter={traiter}
		/>
	);
});
