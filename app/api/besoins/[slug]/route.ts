import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LIRE_BESOIN } from "#lib/besoins/http";
import { lireBesoin } from "#lib/besoins/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LIRE_BESOIN, ({ params }) => lireBesoin(params.slug)),
);
