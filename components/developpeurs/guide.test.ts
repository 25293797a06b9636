import { expect, test } from "vitest";
import { LISTER_ARTICLES } from "#lib/articles/http";
import { ArticleSortie } from "#lib/articles/schema";
import { LISTER_BESOINS } from "#lib/besoins/http";
import { BesoinSortie } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { LISTER_PROJETS } from "#lib/projets/http";
import { ProjetSortie } from "#lib/projets/schema";

test("who keeps a copy is told of which entries a list gives a summary only", () => {
	expect(LISTER_BESOINS.answer.element).toBe(BesoinSortie);
	expect(LISTER_PROJETS.answer.element).not.toBe(ProjetSortie);
	expect(LISTER_ARTICLES.answer.element).not.toBe(ArticleSortie);
	for (const [langue, dit] of [
		["fr", /la fiche entière d’un projet ou d’un article.* est à son adresse/],
		["en", /the whole record of a project or an article.* at its own address/],
	] as const)
		expect(
			texts(langue).markup("developpeurs.regles.suivre.texte", {
				code: (mot) => mot,
			}),
		).toMatch(dit);
});
