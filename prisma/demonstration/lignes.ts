/** The demonstration content as the rows to create, links by slug included. */
import { renderMarkdown } from "#lib/platform/text/markdown";
import type { ThemePremier } from "#lib/themes/rules";
import type { Prisma } from "../client/client.ts";
import { MOTS_HABITANTS } from "./contenu.ts";
import type {
	ArticleDemonstration,
	BesoinDemonstration,
	ProjetDemonstration,
} from "./types.ts";

export const ligneTheme = (
	{ slug, nom, description, en }: ThemePremier,
	ordre: number,
) => ({ slug, nom, description, ordre, traductions: { en } });

export function ligneProjet({
	themes,
	en,
	publie_le,
	liens = [],
	stade = "inconnu",
	...projet
}: ProjetDemonstration): Prisma.ProjetCreateInput {
	const dits = MOTS_HABITANTS[projet.slug];
	return {
		...projet,
		liens: liens.map(({ nature, url }) => `${nature} ${url}`),
		stade: stade === "inconnu" ? null : stade,
		mots_habitants: [...(dits?.fr ?? [])],
		mots_habitants_en: [...(dits?.en ?? [])],
		publie_le,
		cree_le: publie_le,
		modifie_le: publie_le,
		statut: "publie",
		origine: "equipe",
		demonstration: true,
		traductions: { en },
		themes: {
			create: themes.map((slug, position) => ({
				position,
				theme: { connect: { slug } },
			})),
		},
	};
}

export function ligneBesoin({
	theme,
	projet,
	jalons,
	roles,
	etapes,
	en,
	...besoin
}: BesoinDemonstration): Prisma.BesoinCreateInput {
	return {
		...besoin,
		roles: [...roles],
		origine: "equipe",
		demonstration: true,
		publie_le: jalons[0]?.le ?? null,
		modifie_le: jalons.at(-1)?.le ?? besoin.cree_le,
		traductions: { en },
		...(theme === null ? {} : { theme: { connect: { slug: theme } } }),
		...(projet === null ? {} : { projet: { connect: { slug: projet } } }),
		derniere_etape: etapes.length,
		jalons: { create: [...jalons] },
		etapes: {
			create: etapes.map(({ jour, titre, texte, en: version }, rang) => ({
				numero: rang + 1,
				jour: new Date(jour),
				titre,
				texte,
				traductions: { en: version },
			})),
		},
	};
}

export function ligneArticle({
	projets,
	date,
	en,
	...article
}: ArticleDemonstration): Prisma.ArticleCreateInput {
	const jour = new Date(date);
	return {
		...article,
		date: jour,
		cree_le: jour,
		modifie_le: jour,
		html: renderMarkdown(article.texte),
		statut: "publie",
		demonstration: true,
		traductions: { en: { ...en, html: renderMarkdown(en.texte) } },
		projets: {
			create: projets.map((slug, position) => ({
				position,
				projet: { connect: { slug } },
			})),
		},
	};
}
