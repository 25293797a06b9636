import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VueDeFlux } from "#components/flux/vue";
import { type PageCall, page } from "#lib/adapters/page";
import { lireFluxParChemin } from "#lib/flux/queries";

async function fluxDe({ langue, params, query }: PageCall) {
	const chemin = [params.chemin ?? []].flat();
	const theme = [query.theme].flat().at(-1);
	const flux = await lireFluxParChemin(chemin, langue, theme);
	return flux.ok ? flux.valeur : notFound();
}

export const generateMetadata = page(async (call): Promise<Metadata> => {
	const { adresse, titre } = await fluxDe(call);
	return {
		title: titre,
		robots: { index: false },
		alternates: {
			canonical: adresse,
			types: { "application/atom+xml": adresse },
		},
	};
});

export default page(async (call) => <VueDeFlux flux={await fluxDe(call)} />);
