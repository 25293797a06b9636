import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { modererProjet } from "#lib/moderation/commands";
import { MODERER_PROJET } from "#lib/moderation/http";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(MODERER_PROJET, ({ actor, params, body, attendues }) =>
		modererProjet(actor, params.slug, body, { attendues }),
	),
);
