/** What pages are about, in the vocabulary of schema.org. */
import type { ArticleSortie } from "#lib/articles/schema";
import type { BesoinSortie } from "#lib/besoins/schema";
import { translated } from "#lib/i18n/translated";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import type { ProjetSortie } from "#lib/projets/schema";
import { pageUrl } from "./metadata.ts";

/** One object of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The site, with its search. */
export function siteData(langue: Langue): StructuredData {
	return {
		"@type": "WebSite",
		name: reglages().siteNom,
		inLanguage: langue,
		url: pageUrl(langue, "/"),
		potentialAction: {
			"@type": "SearchAction",
			target: `${pageUrl(langue, "/recherche")}?q={q}`,
			"query-input": "required name=q",
		},
	};
}

/** A project, in the language of the page. */
export function projectData(
	langue: Langue,
	projet: ProjetSortie,
): StructuredData {
	const url = pageUrl(langue, `/projets/${projet.slug}`);
	return {
		"@type": "Project",
		name: translated(projet, "nom", langue).texte,
		description: translated(projet, "accroche", langue).texte,
		url: projet.site_web ?? url,
		mainEntityOfPage: url,
	};
}

/** A need, in the language that its text is shown in. */
export function needData(langue: Langue, besoin: BesoinSortie): StructuredData {
	const description = translated(besoin, "description", langue);
	return {
		"@type": "CreativeWork",
		name: translated(besoin, "titre", langue).texte,
		text: description.texte,
		inLanguage: description.langue,
		dateCreated: besoin.cree_le,
		url: pageUrl(langue, `/besoins/${besoin.slug}`),
	};
}

/** An article, in the language of the page. */
export function articleData(
	langue: Langue,
	article: ArticleSortie,
): StructuredData {
	return {
		"@type": "Article",
		headline: translated(article, "titre", langue).texte,
		description: translated(article, "resume", langue).texte,
		inLanguage: translated(article, "html", langue).langue,
		datePublished: article.date,
		// A signature may be a person's or the team's.
		author: { "@type": "Thing", name: article.auteur },
		url: pageUrl(langue, `/articles/${article.slug}`),
	};
}
