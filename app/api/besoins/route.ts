import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { decrireBesoin } from "#lib/besoins/commands";
import { DECRIRE_BESOIN, LISTER_BESOINS } from "#lib/besoins/http";
import { listerBesoins } from "#lib/besoins/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_BESOINS, ({ query }) => listerBesoins(query)),
	route(DECRIRE_BESOIN, ({ actor, body, cle }) =>
		decrireBesoin(actor, body, [], cle),
	),
);
