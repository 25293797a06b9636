/** The HTTP side of files that show one public entry: embeds, badges, its text in Markdown. */
import { langueOf, pageAddress } from "#lib/i18n/addresses";
import type { Langue } from "#lib/platform/langues";
import { conditionalResponse, etagOf } from "./conditional.ts";

/** The variable segments of an address, as Next gives them to a handler. */
export type Params = Readonly<Record<string, string | string[] | undefined>>;

export type Handler = (
	request: globalThis.Request,
	context: { params: Promise<Params> },
) => Promise<Response>;

export type Handlers = { readonly GET: Handler };

/** What is shown of an entry, or why nothing is: `moved` is the slug of the one that it stands in. */
export type Reading<Content> =
	| { readonly ok: true; readonly content: Content }
	| { readonly ok: false; readonly gone: boolean; readonly moved?: string };

export type ReadEntry<Content> = (
	langue: Langue,
	nature: string,
	slug: string,
) => Promise<Reading<Content>>;

/** What is shown of an entry is at most that late. */
export const ENTRY_CACHE_SECONDS = 300;

export type Showing<Content> = {
	readonly type: string;
	path(nature: string, slug: string): string;
	show(langue: Langue, content: Content, request: Request): string;
	headers?(langue: Langue, content: Content): Readonly<Record<string, string>>;
	gone(langue: Langue, request: Request): string;
};

/** Answers one entry: 410 with words of its own where there was one, a redirection where it stands in another. */
export function entryHandlers<Content>(
	showing: Showing<Content>,
	read: ReadEntry<Content>,
	slugOf: (params: Params) => string | undefined,
): Handlers {
	return {
		async GET(request, context) {
			const params = await context.params;
			const langue = langueOf(String(params.langue));
			const nature = String(params.nature);
			const slug = slugOf(params);
			const headers = new Headers({
				"Cache-Control": `public, max-age=${ENTRY_CACHE_SECONDS}`,
				"Content-Type": showing.type,
			});
			if (slug === undefined) return new Response(null, { status: 404 });
			const found = await read(langue, nature, slug);
			if (found.ok) {
				const { content } = found;
				const more = Object.entries(showing.headers?.(langue, content) ?? {});
				for (const [name, value] of more) headers.set(name, value);
				const body = showing.show(langue, content, request);
				const etag = etagOf(Buffer.from(body));
				const whole = () => new Response(body, { headers });
				return conditionalResponse(request, etag, headers, whole);
			}
			if (found.moved !== undefined) {
				const path = pageAddress(langue, showing.path(nature, found.moved));
				const { search } = new URL(request.url);
				headers.set("Location", path + search);
				return new Response(null, { status: 308, headers });
			}
			if (!found.gone) return new Response(null, { status: 404 });
			const body = showing.gone(langue, request);
			return new Response(body, { status: 410, headers });
		},
	};
}
