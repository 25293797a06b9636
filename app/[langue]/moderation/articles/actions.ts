"use server";

import { action, actionTo } from "#lib/adapters/pages/action";
import {
	creerArticle,
	modifierArticle,
	supprimerArticle as supprimer,
} from "#lib/moderation/articles/commands";
import { ArticleForme, ArticleNomme } from "#lib/moderation/articles/schema";
import { renderMarkdown } from "#lib/platform/text/markdown";

/** Previews the text, or saves it. */
export const enregistrerArticle = action(
	ArticleForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug, geste, vu, ...ecrit }, t }) => {
		if (geste === "apercu") {
			const tapes = Object.entries(ecrit).map(
				([cle, valeur]) => [cle, [valeur ?? ""]] as const,
			);
			const valeurs = {
				...Object.fromEntries(tapes),
				vu: [String(vu)],
				apercu: [renderMarkdown(ecrit.texte)],
				apercu_en: [
					ecrit.texte_en === null ? "" : renderMarkdown(ecrit.texte_en),
				],
			};
			return {
				ok: true as const,
				avis: t("edition.article.pas_garde"),
				valeurs,
			};
		}
		const fait =
			slug === null
				? await creerArticle(visiteur, ecrit)
				: await modifierArticle(visiteur, slug, ecrit, vu);
		return fait.ok
			? {
					ok: true as const,
					vers: `/moderation/articles/${fait.valeur.slug}?garde=oui`,
				}
			: fait;
	},
);

/** Deletes a draft for good. */
export const supprimerArticle = actionTo(
	ArticleNomme,
	"moderateur",
	({ visiteur, valeurs: { slug, vu } }) => supprimer(visiteur, slug, vu),
	"/moderation/articles",
);
