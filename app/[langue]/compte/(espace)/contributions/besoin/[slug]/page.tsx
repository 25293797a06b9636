import { notFound } from "next/navigation";
import { CorrectionDeBesoin } from "#components/comptes/correction";
import { metadata, pageDeCompte } from "#lib/adapters/pages/page";
import { lireBesoinACorriger } from "#lib/espace/contributions/queries";
import { listerThemes } from "#lib/themes/queries";
import { corrigerMonBesoin } from "../../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("compte.correction.titre"),
}));

export default pageDeCompte(async ({ langue, t, visiteur, params }) => {
	const slug = String(params.slug);
	const [lue, themes] = await Promise.all([
		lireBesoinACorriger(visiteur.compte_id, slug),
		listerThemes(),
	]);
	if (!lue.ok) return notFound();
	return (
		<>
			<h1>{t("compte.correction.titre")}</h1>
			<p className="mt-4 mb-8 max-w-measure text-lead">
				{t("compte.correction.chapeau")}
			</p>
			<CorrectionDeBesoin
				langue={langue}
				slug={slug}
				lue={lue.valeur}
				themes={themes}
				corriger={corrigerMonBesoin}
			/>
		</>
	);
});
