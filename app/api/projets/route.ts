import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { proposerProjet } from "#lib/projets/commands";
import { LISTER_PROJETS, PROPOSER_PROJET } from "#lib/projets/http";
import { listerProjets } from "#lib/projets/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_PROJETS, ({ query }) => listerProjets(query)),
	route(PROPOSER_PROJET, ({ actor, body, cle }) =>
		proposerProjet(actor, body, {}, cle),
	),
);
