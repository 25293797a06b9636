/** The HTTP side of suggestions while a visitor types: JSON for our own script, never cached. */
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import { TooBusy } from "#lib/platform/db/costly-reads";
import { secondesAvantActe } from "#lib/platform/limits/site";
import { readerNetwork } from "../pages/search-limit.ts";

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

/** A GET that returns what `read` finds for the text in `q`. */
export function suggestions<T extends object>(
	read: (text: string) => Promise<T>,
): (request: Request) => Promise<Response> {
	return async (request) => {
		const q = new URL(request.url).searchParams.get("q") ?? "";
		const text = [...q.toWellFormed().replaceAll("\u0000", "")]
			.slice(0, TEXT_MAX)
			.join("");
		try {
			const visiteur = await lireVisiteur();
			const network = await readerNetwork();
			const wait = await secondesAvantActe(visiteur, network, "suggestions");
			if (wait !== null)
				return answer({}, 429, { "Retry-After": String(wait) });
			return answer(await read(text));
		} catch (error) {
			if (error instanceof TooBusy)
				return answer({}, 429, { "Retry-After": String(error.delaiSecondes) });
			throw error;
		}
	};
}
