import { suggestions } from "#lib/adapters/files/suggestions";
import { completer } from "../data.ts";

/** Entries whose name has what is being typed. */
export const GET = suggestions(completer);
