import {
	FormulaireOffre,
	PlaceFermee,
} from "#components/participation/formulaire-offre";
import { metadata, page } from "#lib/adapters/pages/page";
import { now } from "#lib/platform/runtime/clock";
import { verifier } from "./actions.ts";
import { brouillonPour, placeVisee } from "./data.ts";

export const generateMetadata = metadata(async (call) => {
	await placeVisee(call);
	return { title: call.t("aider.bouton") };
});

export default page(async (call) => {
	const vise = await placeVisee(call);
	if (!vise.ouverte) return <PlaceFermee {...vise} />;
	return (
		<FormulaireOffre
			{...vise}
			brouillon={await brouillonPour(vise.place.id)}
			action={verifier}
			connecte={call.visiteur !== null}
			maintenant={now().getTime()}
		/>
	);
});
