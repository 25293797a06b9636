import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LIRE_PROJET } from "#lib/projets/http";
import { lireProjet } from "#lib/projets/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LIRE_PROJET, ({ params }) => lireProjet(params.slug)),
);
