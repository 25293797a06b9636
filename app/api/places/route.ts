import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_PLACES } from "#lib/besoins/places/http";
import { listerPlaces } from "#lib/besoins/places/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_PLACES, ({ query }) => listerPlaces(query)),
);
