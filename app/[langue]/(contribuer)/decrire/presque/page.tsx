import { PresqueProjet } from "#components/contributions/reponse";
import { noPage, page, titled } from "#lib/adapters/pages/page";
import { mesNuances, projetVise } from "../../data.ts";
import { nuancer } from "../actions.ts";

export const generateMetadata = titled((t) => t("liens.nuance.titre"));

export default page(async ({ langue, query }) => {
	const [projet, nuances] = await Promise.all([
		projetVise(query),
		mesNuances(),
	]);
	if (!projet) return noPage(langue, { gone: false });
	const dite = nuances.find((une) => une.projet === projet.slug);
	return (
		<PresqueProjet projet={projet} action={nuancer} texte={dite?.texte ?? ""} />
	);
});
