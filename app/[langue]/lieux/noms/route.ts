import { suggestions } from "#lib/adapters/files/suggestions";
import { completer } from "../data.ts";

/** The areas that what is being typed may name: each as a link to the list near it, or by its name alone in a form. */
export const GET = suggestions((q, langue, query) =>
	completer(q, query.get("retour"), langue),
);
