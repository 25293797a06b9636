import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_MES_CONTRIBUTIONS } from "#lib/espace/http";
import { listerMesContributions } from "#lib/espace/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_MES_CONTRIBUTIONS, ({ actor }) =>
		listerMesContributions(actor.compte_id),
	),
);
