/** The operator's pages (decision 84), some of which stand in place of ours. */
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { siteWords } from "./identity.ts";
import { publicHead } from "./metadata.ts";
import type { Entete } from "./page.ts";

/** Texts of ours that a page of the same name replaces, at their own address. */
export const REPLACED: readonly string[] = [
	"a-propos",
	"accessibilite",
	"confidentialite",
	"mentions-legales",
];

/** A page of the operator's in a language, or in French where he gave no other. */
export function ownPage(langue: Langue, slug: string) {
	const page = reglages().identite.pages.get(slug);
	if (!page) return null;
	const shown = page[langue] ?? page.fr;
	return {
		slug,
		title: shown.titre,
		text: shown.texte,
		lang: page[langue] ? undefined : ("fr" as const),
	};
}

/** The slugs of his pages that replace none of ours. */
export function otherSlugs(): string[] {
	return [...reglages().identite.pages.keys()].filter(
		(slug) => !REPLACED.includes(slug),
	);
}

/** What search engines are told of a page: of the operator's when he replaced it. */
export function replacedHead(
	langue: Langue,
	slug: string,
	ours: { readonly title: string; readonly description: string },
): Entete {
	const own = ownPage(langue, slug);
	const description = siteWords(langue).presentation;
	const said = own ? { title: own.title, description } : ours;
	return publicHead(langue, { ...said, path: `/${slug}` });
}
