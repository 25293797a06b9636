/** Path of the copy of the last release, and the site it is written for. */
import { join } from "node:path";
import { VERSION_CONTRAT } from "#lib/adapters/openapi/document";

export const RELEASED_COPY = join(
	import.meta.dirname,
	"../../docs/openapi",
	`${VERSION_CONTRAT}.json`,
);

export const RELEASED_SITE = "https://exemple.org";
