import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { modererBesoin } from "#lib/moderation/commands";
import { MODERER_BESOIN } from "#lib/moderation/http";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(MODERER_BESOIN, ({ actor, params, body, attendues }) =>
		modererBesoin(actor, params.slug, body, { attendues }),
	),
);
