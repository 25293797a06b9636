import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/file/cadre";
import { OffreLue } from "#components/participation/offre-lue";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { now } from "#lib/platform/runtime/clock";
import { ouvrirOffreVisee } from "../../../../../compte/(espace)/offres/recues/[slug]/[offre]/data.ts";
import { accepter, decliner } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("aider.recues.une"),
}));

export default pageDeModeration(async ({ langue, t, params, visiteur }) => {
	const offre = await ouvrirOffreVisee(visiteur, params);
	if (!offre) return notFound();
	return (
		<Cadre langue={langue} partie="fiches" titre={t("aider.recues.une")}>
			<p className="mt-4 mb-6">
				<a
					href={pageAddress(langue, `/moderation/besoins/${offre.slug}/places`)}
				>
					{t("aider.moderation.retour")}
				</a>
			</p>
			<OffreLue {...{ langue, offre, accepter, decliner }} now={now()} />
		</Cadre>
	);
});
