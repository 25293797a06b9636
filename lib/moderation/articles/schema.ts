import { z } from "zod";
import { versionVue } from "#lib/contributions/revisions/schema";
import {
	blockText,
	calendarDay,
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";

export const STATUTS_ARTICLE = ["brouillon", "publie"] as const;

/** Bounds of what the team writes in an article, in code points. */
export const BORNES_ARTICLE = {
	titre: { min: 2, max: 200 },
	resume: { min: 2, max: 500 },
	auteur: { min: 2, max: 120 },
	texte: { min: 1, max: 60_000 },
	projets: { max: 4000 },
} as const;

/** An article in Markdown, and its English version beside it. */
export const ArticleEcrit = z.object({
	titre: lineText(BORNES_ARTICLE.titre),
	resume: lineText(BORNES_ARTICLE.resume),
	date: calendarDay(),
	auteur: lineText(BORNES_ARTICLE.auteur),
	texte: blockText(BORNES_ARTICLE.texte),
	/** Slugs of the projects it mentions, separated by blanks or commas. */
	projets: optionalText(lineText(BORNES_ARTICLE.projets)),
	titre_en: optionalText(lineText({ max: BORNES_ARTICLE.titre.max })),
	resume_en: optionalText(lineText({ max: BORNES_ARTICLE.resume.max })),
	texte_en: optionalText(blockText({ max: BORNES_ARTICLE.texte.max })),
	statut: closedList(STATUTS_ARTICLE).default("brouillon"),
});
export type ArticleEcrit = z.output<typeof ArticleEcrit>;

/** The form, for a new article (no slug) or an existing one. */
export const ArticleForme = ArticleEcrit.extend({
	slug: optionalText(lineText()),
	vu: versionVue().default(0),
	geste: closedList(["apercu", "garder"]).default("garder"),
});

export const ArticleNomme = z.object({ slug: z.string(), vu: versionVue() });

export type ArticleListe = Pick<ArticleEcrit, "titre" | "date" | "statut"> & {
	readonly slug: string;
};
