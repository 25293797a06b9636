import { pageAddress } from "#lib/i18n/addresses";
import type { Texts } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { identityAddress } from "./identity.ts";
import { type Entete, metadata } from "./page.ts";

const OPEN_GRAPH_LANGUES = { fr: "fr_FR", en: "en_GB" } as const;
/** Beyond, readers and engines cut. */
const DESCRIPTION_MAX = 200;

/** The pages of entries that other sites may show. */
const EMBEDDED = /^\/(?:projets|besoins)\/[^/?]+$/;

type PublicPage = {
	readonly title: string;
	readonly description: string;
	readonly path: string;
	/** Whether search engines may keep it. */
	readonly indexed?: boolean;
	/** The path of its picture, when it has one of its own. */
	readonly picture?: string;
	readonly article?: boolean;
	readonly feeds?: Entete["feeds"];
};

/** The whole address of a page, from its path in French. */
export function pageUrl(langue: Langue, path: string): string {
	return reglages().siteUrl + pageAddress(langue, path);
}

/** The address by which programs discover how to show a page. */
function oembedAddress(langue: Langue, path: string): string {
	const page = encodeURIComponent(pageUrl(langue, path));
	return `${reglages().siteUrl}/oembed?url=${page}`;
}

/** Metadata of a public page, for search engines and link previews. */
export function publicHead(langue: Langue, page: PublicPage): Entete {
	const { title, path, picture = "/image.png", indexed = true } = page;
	const { feeds = [] } = page;
	const line = page.description.replace(/\s+/g, " ").trim();
	const description = shortenAtWord(line, DESCRIPTION_MAX);
	return {
		title,
		description,
		path,
		feeds,
		...(EMBEDDED.test(path) ? { embed: oembedAddress(langue, path) } : {}),
		more: {
			...(indexed ? {} : { robots: { index: false, follow: true } }),
			openGraph: {
				type: page.article ? "article" : "website",
				title,
				description,
				url: pageAddress(langue, path),
				siteName: reglages().siteNom,
				locale: OPEN_GRAPH_LANGUES[langue],
				images: [
					{
						url: identityAddress(pageAddress(langue, picture)),
						width: 1200,
						height: 630,
						alt: title,
					},
				],
			},
			twitter: { card: "summary_large_image" },
		},
	};
}

/** The same of a page that is one for everybody, by its path in French. */
export function publicPage(
	path: string,
	words: (t: Texts) => Pick<PublicPage, "title" | "description">,
) {
	return metadata(({ langue, t }) => publicHead(langue, { ...words(t), path }));
}
