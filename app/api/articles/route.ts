import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LISTER_ARTICLES } from "#lib/articles/http";
import { listerArticles } from "#lib/articles/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LISTER_ARTICLES, ({ query }) => listerArticles(query)),
);
