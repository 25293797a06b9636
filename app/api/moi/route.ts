import { door } from "#lib/adapters/next-door";
import { route } from "#lib/adapters/route";
import { LIRE_MOI } from "#lib/comptes/http";
import { lireMoi } from "#lib/comptes/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door(
	route(LIRE_MOI, ({ actor }) => lireMoi(actor.compte_id)),
);
