/** Addresses of pages: French at the root, English under /en, with the same path after it. */
import { LANGUES, type Langue } from "../platform/langues.ts";

const PREFIXES: Readonly<Record<Langue, string>> = { fr: "", en: "/en" };

/** The language of a segment of an address; French when the segment is not a language of the site. */
export function langueOf(segment: string): Langue {
	return LANGUES.find((langue) => langue === segment) ?? "fr";
}

/** The language of an address of the site. */
export function langueOfAddress(address: string): Langue {
	return /^\/en(?:[/?#]|$)/.test(address) ? "en" : "fr";
}

/** The address of a page in one language, from the path it has in French ("/projets?tri=votes"). */
export function pageAddress(langue: Langue, path: string): string {
	const prefix = PREFIXES[langue];
	if (prefix === "") return path;
	return path === "/" || path.startsWith("/?") || path.startsWith("/#")
		? prefix + path.slice(1)
		: prefix + path;
}

/** The path of a page in French, from its address in any language. */
export function frenchPath(address: string): string {
	if (langueOfAddress(address) === "fr") return address;
	const rest = address.slice(PREFIXES.en.length);
	return rest.startsWith("/") ? rest : `/${rest}`;
}

/** The language that a page in `langue` offers to switch to. */
export function otherLangue(langue: Langue): Langue {
	return langue === "fr" ? "en" : "fr";
}

/** The same page in the other language. */
export function counterpart(address: string): string {
	return pageAddress(
		otherLangue(langueOfAddress(address)),
		frenchPath(address),
	);
}

/** Canonical and `hreflang` links of a page, for its `metadata.alternates`; relative to the site's origin. */
export function pageLinks(langue: Langue, path: string) {
	return {
		canonical: pageAddress(langue, path),
		languages: {
			fr: pageAddress("fr", path),
			en: pageAddress("en", path),
			"x-default": pageAddress("fr", path),
		},
	};
}

/** A part of an address without its escapes; null when one of them is malformed. */
export function decodedPart(part: string): string | null {
	try {
		return decodeURIComponent(part);
	} catch {
		return null;
	}
}
