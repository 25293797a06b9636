import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_BESOINS_DU_PROJET } from "#lib/besoins/http";
import { listerBesoinsDuProjet } from "#lib/besoins/liens/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_BESOINS_DU_PROJET, ({ params }) =>
		listerBesoinsDuProjet(params.slug),
	),
);
