import { openSearch } from "#lib/adapters/files/well-known";
import { langueOf } from "#lib/i18n/addresses";

type Context = { params: Promise<{ langue: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
	return openSearch(langueOf((await params).langue));
}
