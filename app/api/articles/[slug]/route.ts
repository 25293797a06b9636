import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import { LIRE_ARTICLE } from "#lib/articles/http";
import { lireArticle } from "#lib/articles/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(LIRE_ARTICLE, ({ params }) => lireArticle(params.slug)),
);
