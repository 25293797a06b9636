import { lireCatalogue } from "#lib/donnees/queries";
import { langueOf } from "#lib/platform/i18n/addresses";

export async function GET(
	_request: Request,
	{ params }: { params: Promise<{ langue: string }> },
): Promise<Response> {
	const catalogue = await lireCatalogue(langueOf((await params).langue));
	return new Response(JSON.stringify(catalogue), {
		headers: { "Content-Type": "application/ld+json; charset=utf-8" },
	});
}
