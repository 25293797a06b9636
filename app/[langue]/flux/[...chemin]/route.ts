import { feedHandlers } from "#lib/adapters/files/public-file";
import { lireFluxParChemin } from "#lib/flux/queries";

export const { GET } = feedHandlers(lireFluxParChemin);
