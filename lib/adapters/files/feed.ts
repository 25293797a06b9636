/** The HTTP side of feeds: no cookie, no session; a conditional read of one document. */

import { langueOf } from "#lib/i18n/addresses";
import { type Resultat, reussite } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { atomDocument, type FluxAtom } from "#lib/platform/text/atom";
import { conditionalResponse, etagOf } from "./conditional.ts";
import type { Handler, Params } from "./entry.ts";

/** The input of a feed. */
export type FluxCall = {
	readonly langue: Langue;
	/** The variable segments of the address. */
	readonly params: Params;
	/** `?theme=` and `?lieu=`; the last one when it is repeated. */
	readonly theme: string | undefined;
	readonly lieu: string | undefined;
};

function responseOf(request: globalThis.Request, flux: FluxAtom): Response {
	const bytes = Buffer.from(atomDocument(flux));
	const headers = new Headers({
		"Last-Modified": flux.modifie_le.toUTCString(),
		// A browser that opens a feed gets a page instead (D28).
		Vary: "Sec-Fetch-Dest",
	});
	// The tag alone: what is taken down, or comes near an area, moves no date.
	const validators = { etag: etagOf(bytes) };
	return conditionalResponse(request, validators, headers, () => {
		headers.set("Content-Type", "application/atom+xml; charset=utf-8");
		return new Response(new Uint8Array(bytes), { headers });
	});
}

/** The handler of a feed's address. An unknown feed is a page not found. */
export function feedHandlers(
	read: (call: FluxCall) => Promise<FluxAtom | Resultat<FluxAtom>>,
): { GET: Handler } {
	return {
		async GET(request, context) {
			const params = await context.params;
			const { searchParams } = new URL(request.url);
			const theme = searchParams.getAll("theme").at(-1);
			const lieu = searchParams.getAll("lieu").at(-1);
			const langue = langueOf(String(params.langue));
			const found = await read({ langue, params, theme, lieu });
			const flux = "ok" in found ? found : reussite(found);
			return flux.ok
				? responseOf(request, flux.valeur)
				: new Response(null, { status: 404 });
		},
	};
}
