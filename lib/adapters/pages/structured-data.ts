/** What pages are about, in the vocabulary of schema.org. */
import type { ArticleSortie } from "#lib/articles/schema";
import { type BesoinSortie, STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { type Translatable, translated } from "#lib/i18n/translated";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import { spdxParts } from "#lib/platform/validation/spdx";
import type { ProjetSortie } from "#lib/projets/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { pageUrl } from "./metadata.ts";

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

function counter(action: string, n: number) {
	return {
		"@type": "InteractionCounter",
		interactionType: `https://schema.org/${action}`,
		userInteractionCount: n,
	};
}

/** The way to an entry, as its page shows it: the start page, its list, and the list of its theme. */
function breadcrumbOf(
	langue: Langue,
	liste: "projets" | "besoins",
	entry: { readonly name: string; readonly slug: string },
	theme: ThemeSortie | null | undefined,
): StructuredData {
	const t = texts(langue);
	const steps = [
		{ name: t("coquille.debut"), path: "/" },
		{ name: t(`coquille.parties.${liste}`), path: `/${liste}` },
		...(theme
			? [
					{
						name: translated(theme, "nom", langue).texte,
						path: listPath(`/${liste}`, { theme: theme.slug }),
					},
				]
			: []),
		{ name: entry.name, path: `/${liste}/${entry.slug}` },
	];
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(({ name, path }, rank) => ({
			"@type": "ListItem",
			position: rank + 1,
			name,
			item: pageUrl(langue, path),
		})),
	};
}

/** A page of a list as it was read: each entry beside how it answers. */
type Listed<T> = {
	readonly total: number;
	readonly elements: readonly { readonly element: T }[];
};

/** What the entries of a list are called by. */
const NAMES = { projets: "nom", besoins: "titre", articles: "titre" } as const;

/** One page of a list, with how many entries the whole list has; `path` is its own in French, filters included. */
export function listData<L extends keyof typeof NAMES>(
	langue: Langue,
	liste: L,
	path: string,
	{
		elements,
		total,
	}: Listed<Translatable<(typeof NAMES)[L]> & { readonly slug: string }>,
): StructuredData {
	const of: keyof typeof NAMES = liste;
	return {
		"@type": "ItemList",
		name: texts(langue)(`coquille.parties.${of}`),
		url: pageUrl(langue, path),
		numberOfItems: total,
		itemListElement: elements.map(({ element }, rank) => ({
			"@type": "ListItem",
			position: rank + 1,
			name: translated(element, NAMES[liste], langue).texte,
			url: pageUrl(langue, `/${liste}/${element.slug}`),
		})),
	};
}

/** What a program asks of the code of a project; nothing where it has no repository. */
function codeOf({ depot, licence_code }: ProjetSortie): StructuredData | null {
	if (depot === null) return null;
	const licences = licence_code === null ? [] : spdxParts(licence_code);
	return {
		"@type": "SoftwareSourceCode",
		codeRepository: depot,
		license: licences.flatMap((part) =>
			part.kind === "licence" ? [part.licence.url] : [],
		),
	};
}

/** A project in the language of the page, and the way to it. */
export function projectData(
	langue: Langue,
	projet: ProjetSortie,
): readonly StructuredData[] {
	const { slug, themes } = projet;
	const url = pageUrl(langue, `/projets/${slug}`);
	const name = translated(projet, "nom", langue);
	const entry = { name: name.texte, slug };
	const data = {
		"@type": "Project",
		...codeOf(projet),
		name: name.texte,
		inLanguage: name.langue,
		description: translated(projet, "accroche", langue).texte,
		url: projet.site_web ?? url,
		mainEntityOfPage: url,
		keywords: themes.map((theme) => translated(theme, "nom", langue).texte),
		...(projet.territoire ? { areaServed: projet.territoire } : {}),
		interactionStatistic: counter("VoteAction", projet.nb_votes),
	};
	return [data, breadcrumbOf(langue, "projets", entry, themes[0])];
}

/** A need in the language that its text is shown in, and the way to it. */
export function needData(
	langue: Langue,
	besoin: BesoinSortie,
): readonly StructuredData[] {
	const { slug, theme } = besoin;
	const name = translated(besoin, "titre", langue).texte;
	const description = translated(besoin, "description", langue);
	const statut = STATUTS_BESOIN_PUBLICS.find((un) => un === besoin.statut);
	const data = {
		"@type": "CreativeWork",
		name,
		text: description.texte,
		inLanguage: description.langue,
		dateCreated: besoin.cree_le,
		...(statut
			? { creativeWorkStatus: texts(langue)(`besoins.statut.${statut}`) }
			: {}),
		interactionStatistic: counter("EndorseAction", besoin.nb_soutiens),
		url: pageUrl(langue, `/besoins/${slug}`),
	};
	return [data, breadcrumbOf(langue, "besoins", { name, slug }, theme)];
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
