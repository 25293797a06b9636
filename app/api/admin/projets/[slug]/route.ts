import { door } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { MODERER_PROJET } from "#lib/moderation/http";
import { modererProjet } from "#lib/moderation/projets/commands";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door(
	route(MODERER_PROJET, ({ actor, params, body }) =>
		modererProjet(actor, params.slug, body),
	),
);
