import { suggestions } from "#lib/adapters/files/suggestions";
import { completer } from "../data.ts";

/** The areas that what is being typed may name: each as a link to the list near it, or by its name alone in a form. */
export function GET(request: Request): Promise<Response> {
	const retour = new URL(request.url).searchParams.get("retour");
	return suggestions((q) => completer(q, retour))(request);
}
