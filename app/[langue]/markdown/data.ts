import type { Reading } from "#lib/adapters/files/entry";
import {
	articleTwin,
	needTwin,
	projectTwin,
	type Twin,
} from "#lib/adapters/files/markdown-twin";
import { lireArticleEcrit } from "#lib/articles/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { lireEntree } from "../integrer/data.ts";

async function lire(
	langue: Langue,
	nature: string,
	slug: string,
): Promise<Reading<Twin>> {
	if (nature !== "articles")
		return lireEntree(
			nature,
			slug,
			(projet) => projectTwin(langue, projet),
			(besoin) => ({ ok: true, content: needTwin(langue, besoin) }),
		);
	const article = await lireArticleEcrit(slug);
	return article.ok
		? { ok: true, content: articleTwin(langue, article.valeur) }
		: { ok: false, gone: false };
}

/** A public project, need or article as Markdown. */
export const lireEnMarkdown = whileUnchanged(lire);
