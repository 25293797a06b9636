import { suggestions } from "#lib/adapters/files/suggestions";
import { listerProches } from "../data.ts";

/** What already says the same as a contribution being typed. */
export const GET = suggestions(listerProches);
