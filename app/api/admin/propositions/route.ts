import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_PROPOSITIONS } from "#lib/moderation/http";
import { listerPropositions } from "#lib/moderation/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_PROPOSITIONS, () => listerPropositions()),
);
