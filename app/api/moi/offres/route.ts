import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_MES_OFFRES } from "#lib/participation/offres/http";
import { listerMesOffres } from "#lib/participation/offres/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_MES_OFFRES, ({ actor }) => listerMesOffres(actor.compte_id)),
);
