import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { reussite } from "#lib/platform/contract/result";
import { LISTER_THEMES } from "#lib/themes/http";
import { listerThemes } from "#lib/themes/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_THEMES, async () => reussite(await listerThemes())),
);
