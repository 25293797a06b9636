import { notFound } from "next/navigation";
import { CorrectionDeBesoin } from "#components/comptes/correction";
import { Dialogue } from "#components/comptes/dialogue";
import { metadata, pageDeCompte } from "#lib/adapters/pages/page";
import {
	lireBesoinACorriger,
	lireDialogueAuteur,
} from "#lib/espace/contributions/queries";
import { reglages } from "#lib/platform/config/env";
import { listerThemes } from "#lib/themes/queries";
import { corrigerMonBesoin } from "../../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("compte.correction.titre"),
}));

export default pageDeCompte(async ({ langue, t, visiteur, params }) => {
	const slug = String(params.slug);
	const { compte_id } = visiteur;
	const [lue, themes, dialogue] = await Promise.all([
		lireBesoinACorriger(compte_id, slug),
		listerThemes(),
		lireDialogueAuteur(compte_id, "besoin", slug),
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
			<CorrectionDeBesoin
				langue={langue}
				slug={slug}
				lue={lue.valeur}
				themes={themes}
				dialogue={dialogue}
				corriger={corrigerMonBesoin}
			/>
		</>
	);
});
