import { door } from "#lib/adapters/next-door";
import { route } from "#lib/adapters/route";
import { LISTER_PROJETS } from "#lib/projets/http";
import { listerProjets } from "#lib/projets/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door(
	route(LISTER_PROJETS, ({ query }) => listerProjets(query)),
);
