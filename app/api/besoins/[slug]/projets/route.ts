import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_PROJETS_DU_BESOIN } from "#lib/besoins/http";
import { listerProjetsDuBesoin } from "#lib/besoins/liens/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_PROJETS_DU_BESOIN, ({ params }) =>
		listerProjetsDuBesoin(params.slug),
	),
);
