/** The site map for search engines: every public page in both languages. */
import { escapeUTF8 } from "entities";
import { pageLinks } from "#lib/i18n/addresses";
import { reglages } from "#lib/platform/config/env";
import { LANGUES } from "#lib/platform/langues";

/** Entries of one part: each counts once a language, and a part may have 50,000 addresses. */
export const ENTREES_PAR_PARTIE = 20_000;

/** Pages that show no single entry. */
export const STATIC_PATHS = [
	"/",
	"/projets",
	"/besoins",
	"/aider",
	"/lieux",
	"/articles",
	"/developpeurs",
	"/developpeurs/reference",
	"/developpeurs/reference/lecture",
	"/developpeurs/reference/participation",
	"/developpeurs/reference/administration",
	"/developpeurs/erreurs",
	"/donnees",
	"/flux",
	"/chiffres",
	"/a-propos",
	"/accessibilite",
	"/confidentialite",
	"/mentions-legales",
] as const;

export type MappedPage = {
	readonly path: string;
	readonly modifie_le?: Date;
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

function whole(address: string): string {
	return escapeUTF8(reglages().siteUrl + address);
}

function urls({ path, modifie_le }: MappedPage): string {
	const modified = modifie_le
		? `<lastmod>${modifie_le.toISOString()}</lastmod>`
		: "";
	return LANGUES.map((langue) => {
		const { canonical, languages } = pageLinks(langue, path);
		const alternates = Object.entries(languages)
			.map(
				([hreflang, address]) =>
					`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${whole(address)}"/>`,
			)
			.join("");
		return `<url><loc>${whole(canonical)}</loc>${modified}${alternates}</url>`;
	}).join("\n");
}

function xml(body: string): Response {
	return new Response(DECLARATION + body, {
		headers: { "Content-Type": "application/xml; charset=utf-8" },
	});
}

/** The index of the parts: one for the pages of the site, the others for `entries` entries. */
export function siteMapIndex(entries: number): Response {
	const parts = 1 + Math.ceil(entries / ENTREES_PAR_PARTIE);
	const listed = Array.from(
		{ length: parts },
		(_, at) => `<sitemap><loc>${whole(`/sitemap/${at}.xml`)}</loc></sitemap>`,
	);
	return xml(
		`<sitemapindex xmlns="${SCHEMA}">\n${listed.join("\n")}\n</sitemapindex>\n`,
	);
}

/** The number of a part, from the last segment of its address; null for anything else. */
export function partOf(segment: string): number | null {
	const found = /^(\d{1,4})\.xml$/.exec(segment);
	return found ? Number(found[1]) : null;
}

/** One part. */
export function siteMapPart(pages: readonly MappedPage[]): Response {
	return xml(
		`<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map(urls).join("\n")}\n</urlset>\n`,
	);
}
