import { suggestions } from "#lib/adapters/files/suggestions";
import { listerProches } from "#lib/recherche/queries";

/** Public entries similar to a contribution being typed. */
export const GET = suggestions(listerProches);
