import { suggestions } from "#lib/adapters/files/suggestions";
import { langueOf } from "#lib/i18n/addresses";
import { completer } from "../data.ts";

/** The areas that what is being typed may name: each as a link to the list near it, or by its name alone in a form. */
export async function GET(
	request: Request,
	{ params }: { params: Promise<{ langue: string }> },
): Promise<Response> {
	const langue = langueOf((await params).langue);
	const retour = new URL(request.url).searchParams.get("retour");
	return suggestions((q) => completer(q, retour, langue))(request);
}
