import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_SITUATIONS } from "#lib/besoins/http";
import { listerSituations } from "#lib/besoins/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_SITUATIONS, ({ params }) => listerSituations(params.slug)),
);
