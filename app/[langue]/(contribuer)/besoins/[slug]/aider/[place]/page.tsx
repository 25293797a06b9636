import {
	FormulaireOffre,
	PlaceFermee,
} from "#components/participation/formulaire-offre";
import { metadata, noPage, page } from "#lib/adapters/pages/page";
import { now } from "#lib/platform/runtime/clock";
import { verifier } from "./actions.ts";
import { brouillonPour, etatDeMonOffre, placeVisee } from "./data.ts";

export const generateMetadata = metadata(async ({ langue, t, params }) => {
	if (!(await placeVisee(params))) return noPage(langue, { gone: false });
	return { title: t("aider.bouton") };
});

export default page(async ({ langue, params, visiteur }) => {
	const vise = await placeVisee(params);
	if (!vise) return noPage(langue, { gone: false });
	if (!vise.ouverte) {
		const etat = await etatDeMonOffre(visiteur, vise.id);
		return <PlaceFermee {...vise} etat={etat} />;
	}
	const { place } = vise;
	const [brouillon, etat] = await Promise.all([
		brouillonPour(place.id),
		etatDeMonOffre(visiteur, place.id),
	]);
	return (
		<FormulaireOffre
			{...{ place, brouillon, etat }}
			action={verifier}
			connecte={visiteur !== null}
			maintenant={now().getTime()}
		/>
	);
});
