/** The HTTP side of public files: conditional; large files are streamed, never held in memory. */
import { langueOf } from "#lib/i18n/addresses";
import type { Resultat } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { atomDocument, type FluxAtom } from "#lib/platform/text/atom";
import { conditionalResponse, etagOf } from "./conditional.ts";
import type { Handler, Params } from "./entry.ts";

export type SentFile = {
	readonly nom: string;
	readonly type: string;
	/** Its checksum, when known before it is read. */
	readonly sha256: string | null;
	readonly modifie_le: Date;
	/** Opens it with the first read. */
	readonly lire: () => AsyncIterable<Uint8Array>;
};

function headersOf({ modifie_le, nom, type }: SentFile): Headers {
	return new Headers({
		"Content-Type": type,
		"Content-Disposition": `attachment; filename="${nom}"`,
		"Last-Modified": modifie_le.toUTCString(),
	});
}

function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream {
	const reading = bytes[Symbol.asyncIterator]();
	return new ReadableStream(
		{
			async pull(controller) {
				const { done, value } = await reading.next();
				if (done) controller.close();
				else controller.enqueue(value);
			},
			async cancel() {
				await reading.return?.();
			},
		},
		// Nothing is read ahead: to HEAD, and to a client that has left, Next (16.4.6) reads
		// nothing and cancels nothing, and the file would stay open.
		{ highWaterMark: 0 },
	);
}

/** The handler of files named by the segments `chemin` of an address. */
export function fileHandlers(
	find: (chemin: readonly string[]) => Promise<SentFile | null>,
): { GET: Handler } {
	return {
		async GET(request, context) {
			const { chemin = [] } = await context.params;
			const file = await find([chemin].flat());
			if (!file) return new Response(null, { status: 404 });
			const headers = headersOf(file);
			const { sha256 } = file;
			const etag = sha256 === null ? undefined : `"${sha256}"`;
			// Without its length: a compressed answer would make it wrong.
			return conditionalResponse(
				request,
				etag,
				headers,
				() => new Response(streamOf(file.lire()), { headers }),
			);
		},
	};
}

/** The handler of files small enough to be generated at each request: figures, catalogues, feeds. */
export function textHandlers(
	read: (call: {
		langue: Langue;
		params: Params;
		query: URLSearchParams;
	}) => Promise<{
		type: string;
		texte: string | Uint8Array;
		headers?: Readonly<Record<string, string>>;
	} | null>,
): { GET: Handler } {
	return {
		async GET(request, context) {
			const params = await context.params;
			const langue = langueOf(String(params.langue));
			const query = new URL(request.url).searchParams;
			const file = await read({ langue, params, query });
			if (!file) return new Response(null, { status: 404 });
			const { texte, type } = file;
			const bytes = typeof texte === "string" ? Buffer.from(texte) : texte;
			const headers = new Headers(file.headers);
			return conditionalResponse(request, etagOf(bytes), headers, () => {
				headers.set("Content-Type", type);
				return new Response(new Uint8Array(bytes), { headers });
			});
		},
	};
}

/** The handler of feeds, named by the segments `chemin` of an address, with `?theme=` and `?lieu=`: the last one when it is repeated. */
export function feedHandlers(
	read: (
		chemin: readonly string[],
		langue: Langue,
		theme: string | undefined,
		lieu: string | undefined,
	) => Promise<Resultat<FluxAtom>>,
): { GET: Handler } {
	return textHandlers(async ({ langue, params, query }) => {
		const last = (name: string) => query.getAll(name).at(-1);
		const chemin = [params.chemin ?? []].flat();
		const flux = await read(chemin, langue, last("theme"), last("lieu"));
		return flux.ok
			? {
					type: "application/atom+xml; charset=utf-8",
					texte: atomDocument(flux.valeur),
					headers: {
						// No validator: what is taken down, or comes near an area, moves no date.
						"Last-Modified": flux.valeur.modifie_le.toUTCString(),
						// A browser that opens a feed gets a page instead (D28).
						Vary: "Sec-Fetch-Dest",
					},
				}
			: null;
	});
}
