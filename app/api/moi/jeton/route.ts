import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LIRE_JETON } from "#lib/comptes/http";
import { lireJetonCourant } from "#lib/comptes/jetons/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LIRE_JETON, ({ actor, jeton_id }) =>
		lireJetonCourant(actor.compte_id, jeton_id),
	),
);
