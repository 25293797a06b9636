/** oEmbed (oembed.com, 1.0): from the address of an entry's page to the frame that shows it. */
import { escapeUTF8 } from "entities";
import { frenchPath, langueOfAddress } from "#lib/i18n/addresses";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { xmlText } from "#lib/platform/text/xml-text";
import { EMBED_HEIGHT, EMBED_WIDTH, frameOf } from "../pages/embed-code.ts";
import { pageUrl } from "../pages/metadata.ts";
import type { EmbedReading } from "./embed.ts";
import { ENTRY_CACHE_SECONDS } from "./entry.ts";

const ENTRY = /^\/(projets|besoins)\/([^/]+)\/?$/;

type Asked = { langue: Langue; nature: string; slug: string };

/** The entry whose page has this address; null when it is another site's or another page. */
export function entryOf(address: string): Asked | null {
	if (!URL.canParse(address)) return null;
	const { origin, pathname } = new URL(address);
	if (origin !== new URL(reglages().siteUrl).origin) return null;
	const [, nature, slug] = ENTRY.exec(frenchPath(pathname)) ?? [];
	return nature && slug
		? { langue: langueOfAddress(pathname), nature, slug }
		: null;
}

/** A side asked for is the most that the page around has; what is no number asks for nothing. */
function side(asked: string | null, own: number): number {
	return /^[1-9]\d{0,4}$/.test(asked ?? "")
		? Math.min(own, Number(asked))
		: own;
}

function xmlOf(values: Readonly<Record<string, string | number>>): string {
	const elements = Object.entries(values).map(
		([name, value]) =>
			`<${name}>${escapeUTF8(xmlText(String(value)))}</${name}>`,
	);
	return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join("")}</oembed>\n`;
}

function described(
	{ langue, nature }: Asked,
	title: string,
	slug: string,
	query: URLSearchParams,
) {
	const { siteNom } = reglages();
	const width = side(query.get("maxwidth"), EMBED_WIDTH);
	const height = side(query.get("maxheight"), EMBED_HEIGHT);
	return {
		version: "1.0",
		type: "rich",
		provider_name: siteNom,
		provider_url: pageUrl(langue, "/"),
		title,
		cache_age: ENTRY_CACHE_SECONDS,
		thumbnail_url: pageUrl(langue, `/${nature}/${slug}/image.png`),
		thumbnail_width: 1200,
		thumbnail_height: 630,
		html: frameOf({ langue, nature, slug, title, width, height }),
		width,
		height,
	};
}

/** The handler of `/oembed?url=`. An entry that is not public is not found. */
export function oembedHandlers(
	read: (langue: Langue, nature: string, slug: string) => Promise<EmbedReading>,
): { GET: (request: globalThis.Request) => Promise<Response> } {
	return {
		async GET(request) {
			const { searchParams } = new URL(request.url);
			const asked = entryOf(searchParams.get("url") ?? "");
			const format = searchParams.get("format") ?? "json";
			if (!asked || !["json", "xml"].includes(format))
				return new Response(null, { status: 404 });
			const { langue, nature } = asked;
			let { slug } = asked;
			let found = await read(langue, nature, slug);
			if (!found.ok && found.moved !== undefined) {
				slug = found.moved;
				found = await read(langue, nature, slug);
			}
			if (!found.ok) return new Response(null, { status: 404 });
			const title = found.content.title.texte;
			const values = described(asked, title, slug, searchParams);
			const [type, body] =
				format === "xml"
					? ["text/xml", xmlOf(values)]
					: ["application/json", JSON.stringify(values)];
			return new Response(body, {
				headers: {
					"Content-Type": `${type}; charset=utf-8`,
					"Cache-Control": `public, max-age=${ENTRY_CACHE_SECONDS}`,
				},
			});
		},
	};
}
