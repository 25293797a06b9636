import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LIRE_MA_CONTRIBUTION } from "#lib/espace/http";
import { lireMaContribution } from "#lib/espace/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LIRE_MA_CONTRIBUTION, ({ actor, params }) =>
		lireMaContribution(actor.compte_id, params.id),
	),
);
