import { notFound } from "next/navigation";
import { VueDeFlux } from "#components/flux/choix";
import { metadata, type PageCall, page } from "#lib/adapters/pages/page";
import { lireFluxParChemin } from "#lib/flux/queries";

async function fluxDe({ langue, params, query }: PageCall) {
	const chemin = [params.chemin ?? []].flat();
	const theme = [query.theme].flat().at(-1);
	const lieu = [query.lieu].flat().at(-1);
	const flux = await lireFluxParChemin(chemin, langue, theme, lieu);
	return flux.ok ? flux.valeur : notFound();
}

export const generateMetadata = metadata(async (call) => {
	const { adresse, titre } = await fluxDe(call);
	const types = { "application/atom+xml": adresse };
	return { title: titre, more: { alternates: { canonical: adresse, types } } };
});

export default page(async (call) => <VueDeFlux flux={await fluxDe(call)} />);
