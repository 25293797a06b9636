import { ARTICLE_DU_BESOIN_AU_PROJET } from "./article-du-besoin-au-projet.ts";
import { ARTICLE_LABEL_IA } from "./article-label-ia.ts";
import { ARTICLE_PREMIERS_PAS_API } from "./article-premiers-pas-api.ts";
import { ARTICLE_VOTE_PRIVE } from "./article-vote-prive.ts";
import type { ArticleDemonstration } from "./types.ts";

/** Every demonstration article, oldest first. */
export const ARTICLES: readonly ArticleDemonstration[] = [
	ARTICLE_LABEL_IA,
	ARTICLE_VOTE_PRIVE,
	ARTICLE_DU_BESOIN_AU_PROJET,
	ARTICLE_PREMIERS_PAS_API,
];
