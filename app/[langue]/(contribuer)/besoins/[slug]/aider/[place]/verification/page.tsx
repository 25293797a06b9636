import { redirect } from "next/navigation";
import {
	PlaceFermee,
	VerificationOffre,
} from "#components/participation/formulaire-offre";
import { metadata, page } from "#lib/adapters/pages/page";
import { estComplet } from "#lib/contributions/brouillons/rules";
import { pageHref } from "#lib/i18n/page-texts";
import { OffreForme } from "#lib/participation/offres/schema";
import { envoyer } from "../actions.ts";
import { brouillonPour, placeVisee } from "../data.ts";

export const generateMetadata = metadata(async (call) => {
	await placeVisee(call);
	return { title: call.t("aider.verification.titre") };
});

export default page(async (call) => {
	const vise = await placeVisee(call);
	if (!vise.ouverte) return <PlaceFermee {...vise} />;
	const { place } = vise;
	const contenu = await brouillonPour(place.id);
	if (!estComplet(OffreForme, contenu)) {
		const { slug } = place.besoin;
		return redirect(pageHref(`/besoins/${slug}/aider/${place.id}`));
	}
	return (
		<VerificationOffre
			{...{ place, contenu, envoyer }}
			connecte={call.visiteur !== null}
			revenu={call.query.fait === "connexion"}
		/>
	);
});
