import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_MES_VOTES } from "#lib/espace/http";
import { listerMesVotes } from "#lib/espace/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_MES_VOTES, ({ actor }) => listerMesVotes(actor.compte_id)),
);
