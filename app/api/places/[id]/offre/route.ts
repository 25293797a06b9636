import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { offrirAide, retirerOffre } from "#lib/participation/offres/commands";
import { OFFRIR_AIDE, RETIRER_OFFRE } from "#lib/participation/offres/http";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(OFFRIR_AIDE, ({ actor, params, body }) =>
		offrirAide(actor, params.id, body),
	),
	route(RETIRER_OFFRE, ({ actor, params }) => retirerOffre(actor, params.id)),
);
