import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { RETIRER_SOUTIEN, SOUTENIR_BESOIN } from "#lib/besoins/http";
import { retirerSoutien, soutenirBesoin } from "#lib/participation/commands";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(SOUTENIR_BESOIN, ({ actor, params }) =>
		soutenirBesoin(actor, params.slug),
	),
	route(RETIRER_SOUTIEN, ({ actor, params }) =>
		retirerSoutien(actor, params.slug),
	),
);
