import { suggestions } from "#lib/adapters/files/suggestions";
import { langueOf } from "#lib/i18n/addresses";
import { completer } from "../data.ts";

type Context = { params: Promise<{ langue: string }> };

export async function GET(
	request: Request,
	{ params }: Context,
): Promise<Response> {
	const langue = langueOf((await params).langue);
	return suggestions((q) => completer(q, langue))(request);
}
