import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { reussite } from "#lib/platform/contract/result";
import { LISTER_PROCHES } from "#lib/recherche/http";
import { listerProches } from "#lib/recherche/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_PROCHES, async ({ query }) =>
		reussite(await listerProches(query.q)),
	),
);
