import { notFound } from "next/navigation";
import { OffreLue } from "#components/participation/offres-recues";
import { Breadcrumb } from "#components/ui/shell/page-head";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { accepterUneOffre, declinerUneOffre } from "../../../../actions.ts";
import { ouvrirOffreVisee } from "../../../../data.ts";

export const generateMetadata = titled((t) => t("aider.recues.une"));

export default pageDeCompte(async ({ t, params, visiteur }) => {
	const offre = await ouvrirOffreVisee(visiteur, params);
	if (!offre) return notFound();
	return (
		<>
			<Breadcrumb
				steps={[
					{ label: t("compte.titre"), path: "/compte" },
					{
						label: t("aider.recues.titre"),
						path: `/compte/offres/recues/${offre.slug}`,
					},
				]}
				here={t("aider.recues.numero", { n: String(offre.id) })}
			/>
			<h1 className="mb-6">{t("aider.recues.une")}</h1>
			<OffreLue
				offre={offre}
				accepter={accepterUneOffre}
				decliner={declinerUneOffre}
			/>
		</>
	);
});
