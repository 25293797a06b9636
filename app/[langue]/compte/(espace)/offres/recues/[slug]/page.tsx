import { notFound } from "next/navigation";
import { Fait } from "#components/comptes/fait";
import {
	OffresParPlace,
	TitreDit,
} from "#components/participation/offres-recues";
import { Removal } from "#components/ui/kit/record";
import { Breadcrumb } from "#components/ui/shell/page-head";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { listerOffresDuBesoin } from "#lib/participation/offres_recues/queries";
import { quitterMesOffresRecues } from "../../../actions.ts";

export const generateMetadata = titled((t) => t("aider.recues.titre"));

export default pageDeCompte(async ({ t, params, visiteur }) => {
	const slug = String(params.slug);
	const lu = await listerOffresDuBesoin(visiteur, slug);
	if (!lu.ok) return notFound();
	return (
		<>
			<Breadcrumb
				steps={[{ label: t("compte.titre"), path: "/compte" }]}
				here={t("aider.recues.titre")}
			/>
			<h1 className="mb-6 wrap-anywhere">
				{t.rich("aider.recues.page", {
					titre: () => <TitreDit de={lu.valeur} />,
				})}
			</h1>
			<Fait />
			<p className="mb-6 max-w-measure">{t("aider.recues.chapeau")}</p>
			<OffresParPlace
				places={lu.valeur.places}
				base={`/compte/offres/recues/${slug}/`}
			/>
			{lu.valeur.referent ? (
				<div className="mt-10">
					<Removal
						action={quitterMesOffresRecues}
						fields={{ slug }}
						label={t("aider.recues.quitter")}
						effect={t("aider.recues.quitter_effet")}
						confirm={t("aider.recues.quitter_oui")}
					/>
				</div>
			) : null}
		</>
	);
});
