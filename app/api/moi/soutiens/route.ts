import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_MES_SOUTIENS } from "#lib/espace/http";
import { listerMesSoutiens } from "#lib/espace/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_MES_SOUTIENS, ({ actor }) => listerMesSoutiens(actor.compte_id)),
);
