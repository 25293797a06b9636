import { feedHandlers } from "#lib/adapters/files/feed";
import { lireFluxDesEtapes } from "#lib/flux/queries";
import { slugDuFichier } from "#lib/flux/rules";

export const { GET } = feedHandlers(({ langue, params }) =>
	lireFluxDesEtapes(slugDuFichier(String(params.fichier)) ?? "", langue),
);
