import { door } from "#lib/adapters/next-door";
import { route } from "#lib/adapters/route";
import { reussite } from "#lib/platform/result";
import { LISTER_THEMES } from "#lib/themes/http";
import { listerThemes } from "#lib/themes/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door(
	route(LISTER_THEMES, async () => reussite(await listerThemes())),
);
