import { door } from "#lib/adapters/next-door";
import { route } from "#lib/adapters/route";
import { LISTER_PROPOSITIONS } from "#lib/moderation/http";
import { listerPropositions } from "#lib/moderation/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door(
	route(LISTER_PROPOSITIONS, () => listerPropositions()),
);
