import { notFound } from "next/navigation";
import { CorrectionDeProjet } from "#components/comptes/correction";
import { Dialogue } from "#components/comptes/dialogue";
import { metadata, pageDeCompte } from "#lib/adapters/pages/page";
import {
	lireDialogueAuteur,
	lireProjetACorriger,
} from "#lib/espace/contributions/queries";
import { reglages } from "#lib/platform/config/env";
import { listerThemes } from "#lib/themes/queries";
import { corrigerMonProjet } from "../../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("compte.correction.titre"),
}));

export default pageDeCompte(async ({ langue, t, visiteur, params }) => {
	const slug = String(params.slug);
	const { compte_id } = visiteur;
	const [lue, themes, dialogue] = await Promise.all([
		lireProjetACorriger(compte_id, slug),
		listerThemes(),
		lireDialogueAuteur(compte_id, "projet", slug),
	]);
	if (!lue.ok) return notFound();
	return (
		<>
			<h1>{t("compte.correction.titre")}</h1>
			<p className="mt-4 mb-8 max-w-measure text-lead">
				{t(
					dialogue.refus
						? "demandes.compte.refusee_chapeau"
						: "compte.correction.chapeau",
				)}
			</p>
			<Dialogue
				langue={langue}
				siteUrl={reglages().siteUrl}
				dialogue={dialogue}
			/>
			<CorrectionDeProjet
				langue={langue}
				slug={slug}
				lue={lue.valeur}
				themes={themes}
				dialogue={dialogue}
				corriger={corrigerMonProjet}
			/>
		</>
	);
});
