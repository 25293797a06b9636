import { redirect } from "next/navigation";
import {
	PlaceFermee,
	VerificationOffre,
} from "#components/participation/formulaire-offre";
import { metadata, noPage, page } from "#lib/adapters/pages/page";
import { estComplet } from "#lib/contributions/brouillons/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { OffreForme } from "#lib/participation/offres/schema";
import { envoyer } from "../actions.ts";
import { brouillonPour, etatDeMonOffre, placeVisee } from "../data.ts";

export const generateMetadata = metadata(async ({ langue, t, params }) => {
	if (!(await placeVisee(params))) return noPage(langue, { gone: false });
	return { title: t("aider.verification.titre") };
});

export default page(async ({ langue, params, query, visiteur }) => {
	const vise = await placeVisee(params);
	if (!vise) return noPage(langue, { gone: false });
	if (!vise.ouverte) {
		const etat = await etatDeMonOffre(visiteur, vise.id);
		return <PlaceFermee {...vise} etat={etat} />;
	}
	const { place } = vise;
	const contenu = await brouillonPour(place.id);
	if (!estComplet(OffreForme, contenu)) {
		const { slug } = place.besoin;
		return redirect(pageAddress(langue, `/besoins/${slug}/aider/${place.id}`));
	}
	return (
		<VerificationOffre
			{...{ place, contenu, envoyer }}
			connecte={visiteur !== null}
			revenu={query.fait === "connexion"}
		/>
	);
});
