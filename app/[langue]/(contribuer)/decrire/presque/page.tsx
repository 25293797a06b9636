import { PresqueProjet } from "#components/contributions/reponse";
import { page, titled } from "#lib/adapters/pages/page";
import { mesNuances, projetVise } from "../../data.ts";
import { nuancer } from "../actions.ts";

export const generateMetadata = titled((t) => t("liens.nuance.titre"));

export default page(async (call) => {
	const projet = await projetVise(call);
	const nuances = await mesNuances();
	const dite = nuances.find((une) => une.projet === projet.slug);
	return (
		<PresqueProjet projet={projet} action={nuancer} texte={dite?.texte ?? ""} />
	);
});
