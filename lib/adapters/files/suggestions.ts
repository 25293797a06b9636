/** The HTTP side of suggestions while a visitor types: JSON for our own script, never cached. */
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import { langueOf } from "#lib/i18n/addresses";
import { TooBusy } from "#lib/platform/db/costly-reads";
import type { Langue } from "#lib/platform/langues";
import { secondesAvantActe } from "#lib/platform/limits/site";
import { readerNetwork } from "../pages/search-limit.ts";
import type { Handler } from "./entry.ts";

/** Longer than any title; the rest is ignored. */
const TEXT_MAX = 400;

function answer(
	body: unknown,
	status = 200,
	more: Record<string, string> = {},
) {
	return Response.json(body, {
		status,
		headers: { "Cache-Control": "private, no-store", ...more },
	});
}

/** A GET that returns what `read` finds for the text in `q`, in the language of the address. */
export function suggestions<T extends object>(
	read: (text: string, langue: Langue, query: URLSearchParams) => Promise<T>,
): Handler {
	return async (request, { params }) => {
		const langue = langueOf(String((await params).langue));
		const query = new URL(request.url).searchParams;
		const q = query.get("q") ?? "";
		const text = [...q.toWellFormed().replaceAll("\u0000", "")]
			.slice(0, TEXT_MAX)
			.join("");
		try {
			const visiteur = await lireVisiteur();
			const network = await readerNetwork();
			const wait = await secondesAvantActe(visiteur, network, "suggestions");
			if (wait !== null)
				return answer({}, 429, { "Retry-After": String(wait) });
			return answer(await read(text, langue, query));
		} catch (error) {
			if (error instanceof TooBusy)
				return answer({}, 429, { "Retry-After": String(error.delaiSecondes) });
			throw error;
		}
	};
}
