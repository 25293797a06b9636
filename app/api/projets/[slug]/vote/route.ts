import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { retirerVote, voterPourProjet } from "#lib/participation/commands";
import { RETIRER_VOTE, VOTER_POUR_PROJET } from "#lib/projets/http";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(VOTER_POUR_PROJET, ({ actor, params }) =>
		voterPourProjet(actor, params.slug),
	),
	route(RETIRER_VOTE, ({ actor, params }) => retirerVote(actor, params.slug)),
);
