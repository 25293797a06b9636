import { feedDoor } from "#lib/adapters/files/feed";
import { lireFluxDesEtapes } from "#lib/flux/queries";
import { slugDuFichier } from "#lib/flux/rules";

export const { GET } = feedDoor(({ langue, params }) =>
	lireFluxDesEtapes(slugDuFichier(String(params.fichier)) ?? "", langue),
);
