import { suggestions } from "#lib/adapters/files/suggestions";
import { listerProches } from "../data.ts";

/** Public entries similar to a contribution being typed. */
export const GET = suggestions(listerProches);
