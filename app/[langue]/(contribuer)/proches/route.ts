import { suggestions } from "#lib/adapters/files/suggestions";
import { listerProches } from "#lib/recherche/queries";

export const GET = suggestions(listerProches);
