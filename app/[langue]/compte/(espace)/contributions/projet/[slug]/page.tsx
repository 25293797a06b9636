import { notFound } from "next/navigation";
import { CorrectionDeProjet } from "#components/comptes/correction";
import { metadata, pageDeCompte } from "#lib/adapters/pages/page";
import { lireProjetACorriger } from "#lib/espace/contributions/queries";
import { listerThemes } from "#lib/themes/queries";
import { corrigerMonProjet } from "../../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("compte.correction.titre"),
}));

export default pageDeCompte(async ({ langue, t, visiteur, params }) => {
	const slug = String(params.slug);
	const [lue, themes] = await Promise.all([
		lireProjetACorriger(visiteur.compte_id, slug),
		listerThemes(),
	]);
	if (!lue.ok) return notFound();
	return (
		<>
			<h1>{t("compte.correction.titre")}</h1>
			<p className="mt-4 mb-8 max-w-measure text-lead">
				{t("compte.correction.chapeau")}
			</p>
			<CorrectionDeProjet
				langue={langue}
				slug={slug}
				lue={lue.valeur}
				themes={themes}
				corriger={corrigerMonProjet}
			/>
		</>
	);
});
