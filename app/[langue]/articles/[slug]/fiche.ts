import { lireArticle } from "#lib/articles/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { lireProjetsNommes } from "#lib/projets/queries";

/** A published article with the projects it mentions. */
export const lireFiche = whileUnchanged(async (slug: string) => {
	const lu = await lireArticle(slug);
	if (!lu.ok) return { ok: false, gone: false } as const;
	const projets = await lireProjetsNommes(lu.valeur.projets);
	return { ok: true, article: lu.valeur, projets } as const;
});
