import { escapeUTF8 } from "entities";
import type { Langue } from "#lib/platform/langues";
import { pageUrl } from "./metadata.ts";

/** The size of a frame; narrower, down to 320 pixels, it still holds everything. */
export const EMBED_WIDTH = 480;
export const EMBED_HEIGHT = 340;

type Entry = {
	readonly langue: Langue;
	/** `projets` or `besoins`, as in the address of the page. */
	readonly nature: string;
	readonly slug: string;
	readonly title: string;
};

/** The frame, as HTML. */
export function frameOf(
	entry: Entry & { readonly width?: number; readonly height?: number },
): string {
	const { langue, nature, slug, title } = entry;
	const { width = EMBED_WIDTH, height = EMBED_HEIGHT } = entry;
	const src = pageUrl(langue, `/integrer/${nature}/${slug}`);
	return `<iframe src="${escapeUTF8(src)}" title="${escapeUTF8(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

/** The badge that leads to the page, in Markdown: brackets and line ends would end its text. */
function badgeOf({ langue, nature, slug, title }: Entry): string {
	const text = title.replace(/[[\]\\`*_<>]/g, "\\$&").replace(/\s+/g, " ");
	const page = pageUrl(langue, `/${nature}/${slug}`);
	const badge = pageUrl(langue, `/badge/${nature}/${slug}.svg`);
	return `[![${text}](${badge})](${page})`;
}

/** Both, for the page of an entry. */
export function embedCodes(entry: Entry) {
	return { frame: frameOf(entry), badge: badgeOf(entry) };
}
