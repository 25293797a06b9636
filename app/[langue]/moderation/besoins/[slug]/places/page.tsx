import { notFound } from "next/navigation";
import { PagePlaces } from "#components/moderation/places/page-places";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerOffresDuBesoin } from "#lib/moderation/offres/queries";
import { lirePlacesDuBesoin } from "#lib/moderation/places/queries";
import { estGarde } from "../../../data.ts";
import { fermer, nommer, ouvrir, renouveler, retirer } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("aider.moderation.titre"),
}));

export default pageDeModeration(async ({ langue, params, query, visiteur }) => {
	const slug = String(params.slug);
	const [besoin, offres] = await Promise.all([
		lirePlacesDuBesoin(slug),
		listerOffresDuBesoin(visiteur, slug),
	]);
	if (!besoin || !offres.ok) return notFound();
	return (
		<PagePlaces
			langue={langue}
			besoin={besoin}
			offres={offres.valeur.places}
			fait={query.fait}
			garde={estGarde(query)}
			actions={{ ouvrir, fermer, renouveler, nommer, retirer }}
		/>
	);
});
