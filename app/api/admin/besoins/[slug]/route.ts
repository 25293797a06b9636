import { door } from "#lib/adapters/next-door";
import { route } from "#lib/adapters/route";
import { modererBesoin } from "#lib/moderation/besoins/commands";
import { MODERER_BESOIN } from "#lib/moderation/http";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door(
	route(MODERER_BESOIN, ({ actor, params, body }) =>
		modererBesoin(actor, params.slug, body),
	),
);
