import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { CHERCHER_LIEUX } from "#lib/lieux/http";
import { chercherLieux } from "#lib/lieux/queries";
import { reussite } from "#lib/platform/contract/result";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(CHERCHER_LIEUX, async ({ query }) =>
		reussite(await chercherLieux(query.q)),
	),
);
