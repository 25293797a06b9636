import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LIRE_MOI } from "#lib/comptes/http";
import { lireMoi } from "#lib/comptes/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LIRE_MOI, ({ actor }) => lireMoi(actor.compte_id)),
);
