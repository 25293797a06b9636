/** Published entries for tests of the reads; only the fields that a test sets differ. */
import { prisma } from "#lib/platform/db/pool";
import type { Prisma } from "./client/client.ts";

const DESCRIPTION = "Quarante caractères au moins, et rien d’autre ici.";
const INSTANT = "2026-03-01T12:00:00.000Z";

/** A published project; `themes` are slugs of themes that exist. */
export async function creerProjet({
	themes = [],
	...projet
}: Partial<Omit<Prisma.ProjetCreateInput, "themes">> & {
	slug: string;
	themes?: readonly string[];
}): Promise<number> {
	const { id } = await prisma().projet.create({
		data: {
			nom: `Projet ${projet.slug}`,
			accroche: "Une accroche assez longue.",
			description: DESCRIPTION,
			statut: "publie",
			publie_le: INSTANT,
			cree_le: INSTANT,
			...projet,
			themes: {
				create: themes.map((slug, position) => ({
					position,
					theme: { connect: { slug } },
				})),
			},
		},
	});
	return id;
}

/** A need in its first public state. */
export async function creerBesoin(
	besoin: Partial<Prisma.BesoinCreateInput> & { slug: string },
): Promise<number> {
	const { id } = await prisma().besoin.create({
		data: {
			titre: `Besoin ${besoin.slug}`,
			description: DESCRIPTION,
			statut: "publie",
			publie_le: INSTANT,
			cree_le: INSTANT,
			...besoin,
		},
	});
	return id;
}

/** A published article; `projets` are slugs of projects that exist. */
export async function creerArticle({
	projets = [],
	...article
}: Partial<Omit<Prisma.ArticleCreateInput, "projets">> & {
	slug: string;
	projets?: readonly string[];
}): Promise<number> {
	const { id } = await prisma().article.create({
		data: {
			titre: `Article ${article.slug}`,
			resume: "Un résumé.",
			date: new Date("2026-03-01"),
			auteur: "L’équipe",
			texte: "Texte.",
			html: "<p>Texte.</p>",
			statut: "publie",
			...article,
			projets: {
				create: projets.map((slug, position) => ({
					position,
					projet: { connect: { slug } },
				})),
			},
		},
	});
	return id;
}

export async function creerTheme(
	theme: Partial<Prisma.ThemeCreateInput> & { slug: string },
): Promise<number> {
	const { id } = await prisma().theme.create({
		data: { nom: `Thème ${theme.slug}`, description: "", ...theme },
	});
	return id;
}
