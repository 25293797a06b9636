import { listerArticles } from "#lib/articles/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";

const PAR_PAGE = 20;

/** The published articles, from their start or after a cursor of this list. */
export const lireListe = whileUnchanged(async (apres?: string) => {
	const asked = await listerArticles({ limite: PAR_PAGE, apres });
	const read = asked.ok ? asked : await listerArticles({ limite: PAR_PAGE });
	if (!read.ok) throw new Error("a list without a cursor is never refused");
	return read.valeur;
});
