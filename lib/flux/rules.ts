/** Names and addresses of feeds, and plain texts rendered as HTML. */
import { escapeText } from "entities";
import { pageAddress } from "#lib/i18n/addresses";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import { shortenAtWord } from "#lib/platform/text/shorten";
import type { IdentiteFlux, NatureFlux } from "./schema.ts";

/** A permanent identifier (RFC 4151): not an address, though made of path-like words. */
export function identifiant(
	{ autorite, jour }: IdentiteFlux,
	langue: Langue,
	...mots: readonly string[]
): string {
	return `tag:${autorite},${jour}:${[langue, ...mots].join("/")}`;
}

/** The host used in identifiers, as RFC 4151 spells one. */
export function autoriteDe(siteUrl: string): string {
	const { hostname } = new URL(siteUrl);
	// A bracketed IPv6 address is not a valid authority.
	return hostname.startsWith("[") ? "localhost" : hostname;
}

/** The list that each feed follows, by its path in French. */
export const LISTES_SUIVIES: Readonly<Record<NatureFlux, string>> = {
	articles: "/articles",
	projets: "/projets",
	besoins: "/besoins",
	places: "/aider",
};

/** The path of a feed. */
export function adresseDuFlux(
	langue: Langue,
	nature: NatureFlux,
	theme?: string,
	lieu?: string,
): string {
	return pageAddress(langue, listPath(`/flux/${nature}.xml`, { theme, lieu }));
}

/** The path of the feed of a need's steps. */
export function adresseDesEtapes(langue: Langue, slug: string): string {
	return pageAddress(langue, `/flux/besoins/${slug}.xml`);
}

/** The slug that the last segment of a steps feed names: `fontaines.xml`. */
export function slugDuFichier(fichier: string): string | null {
	return fichier.endsWith(".xml") ? fichier.slice(0, -".xml".length) : null;
}

/** Plain text as HTML: a blank line separates paragraphs, a line break stays one. */
export function paragraphes(texte: string): string {
	return texte
		.split(/\n\s*\n/)
		.map((bloc) => bloc.trim())
		.filter((bloc) => bloc !== "")
		.map((bloc) => `<p>${escapeText(bloc).replaceAll("\n", "<br>")}</p>`)
		.join("");
}

const EXTRAIT_MAX = 280;

/** The beginning of a text on one line. */
export function extrait(texte: string): string {
	return shortenAtWord(texte.replace(/\s+/g, " ").trim(), EXTRAIT_MAX);
}

/** HTML of an article with the site's own addresses made absolute: a reader shows it on another site. */
export function adressesEntieres(html: string, siteUrl: string): string {
	return html.replace(/<a href="\/(?!\/)/g, `<a href="${siteUrl}/`);
}
