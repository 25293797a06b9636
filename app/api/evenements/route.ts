import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_EVENEMENTS } from "#lib/donnees/http";
import { listerEvenements } from "#lib/donnees/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_EVENEMENTS, ({ query }) => listerEvenements(query)),
);
