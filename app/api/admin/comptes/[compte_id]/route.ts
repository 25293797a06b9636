import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { suspendreCompte } from "#lib/moderation/comptes/commands";
import { SUSPENDRE_COMPTE } from "#lib/moderation/http";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(SUSPENDRE_COMPTE, ({ actor, params, body }) =>
		suspendreCompte(actor, params.compte_id, body),
	),
);
